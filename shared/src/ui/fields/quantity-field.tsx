import { useState } from 'react';
import { readNumber } from '../../contracts/normalise';
import { toLatinDigits, toPersianDigits } from '../../format/digits';
import { Joined } from '../controls/control.styles';
import { FieldDoubt } from './field-doubt';
import { FieldFrame } from './field-frame';
import { RetypedInput } from './retyped-input';
import { m } from './messages';
import { describedBy, textOf, useField, type FieldProps } from './use-field';

interface Props extends FieldProps {
  /** What is counted or measured: shown beside the number. */
  unit?: string;
  /** Digits after the point, at most; 0 for whole numbers. More stay, and the field says so. */
  decimals?: number;
  placeholder?: string;
}

// What the field itself puts between thousands.
const ownSeparators = /٬/g;

/** What was typed, in Latin digits; Persian and Arabic points and a slash are read as points. */
function read(typed: string): string {
  return toLatinDigits(typed).replace(ownSeparators, '').replace(/[٫/]/g, '.');
}

/** What was typed as a plain number, as soon as it is one: a decimal comma becomes a point. */
function settled(typed: string): string {
  const number = readNumber(typed.replace(/[.,،]$/, ''));
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER;
  return isExact && /[,،\s]|[.]$/.test(typed) ? String(number) : typed;
}

/** The whole part separated; what stands behind the point, and what is no number, as it was typed. */
function show(value: string): string {
  const [, sign = '', whole, fraction] = /^(-?)(\d+)(?:[.](\d*))?$/.exec(value) ?? [];
  if (whole === undefined) return toPersianDigits(value).replace('.', '\u066b');
  const grouped = sign + toPersianDigits(whole.replace(/\B(?=(\d{3})+$)/g, '٬'));
  return fraction === undefined ? grouped : `${grouped}\u066b${toPersianDigits(fraction)}`;
}

/** Why a number does not fit the field; the contract judges how large it may be. */
function doubtOf(typed: string, decimals: number, isTyping: boolean): string | null {
  if (typed === '') return null;
  // On the way to 1,250,000 there is much that is no number yet.
  if (Number.isNaN(readNumber(typed))) return isTyping ? null : m.notNumber;
  const [, fraction = ''] = typed.split('.');
  return fraction.length > decimals ? m.decimals(decimals) : null;
}

const counts = (character: string) => character !== '٬';

/** A quantity or a measure: digits of any script, shown as Persian ones with thousands separated. */
export function QuantityField({ name, label, hint, wide, unit, decimals = 3, ...rest }: Props) {
  const { id, value, set, error, required, control } = useField({
    name,
    label,
    hint,
    show: (stored) => [show(textOf(stored)), textOf(stored) && unit].filter(Boolean).join(' '),
  });
  const typed = textOf(value);
  const [isTyping, setTyping] = useState(false);
  const doubt = doubtOf(settled(typed), decimals, isTyping);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <Joined>
        <RetypedInput
          {...control}
          {...rest}
          aria-describedby={describedBy(control, doubt && `${id}-doubt`)}
          dir="ltr"
          inputMode="decimal"
          value={typed}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            // Shows how it was understood, before it is sent.
            if (settled(typed) !== typed) set(settled(typed));
            control.onBlur();
          }}
          onValue={set}
          read={read}
          show={show}
          counts={counts}
        />
        {unit && <span>{unit}</span>}
      </Joined>
      <FieldDoubt id={`${id}-doubt`} text={doubt} />
    </FieldFrame>
  );
}
