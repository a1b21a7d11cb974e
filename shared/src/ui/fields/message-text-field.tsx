import { useRef } from 'react';
import styled from 'styled-components';
import { cleanText } from '../../contracts/normalise';
import { longestSms, smsParts } from '../../contracts/sms-texts';
import { Button } from '../controls/button';
import { TextArea } from '../controls/control.styles';
import { insertText } from '../controls/insert-text';
import { FieldWarning } from './field-warning';
import { FieldFrame } from './field-frame';
import { textWarning } from './text-warning';
import { m } from './messages';
import { describedBy, textOf, useField, type FieldPropsOf } from './use-field';

interface Props<Values> extends FieldPropsOf<Values> {
  /** The buttons that insert text: a label, and the inserted text, such as `{doctor_name}`. */
  inserts?: readonly { label: string; text: string }[];
  /** The text with sample values, as a receiver would get it. It is shown below, and its length is counted. */
  fill?: (text: string) => string;
  maxLength?: number;
  rows?: number;
}

// A first line that is only a placeholder (Latin) must not turn a Persian message from left to right.
function directionOf(text: string): 'rtl' | 'auto' | undefined {
  if (/\p{Script=Arabic}/u.test(text)) return 'rtl';
  return text ? 'auto' : undefined;
}

/**
 * The text of an SMS. Buttons insert placeholders at the caret; a counter shows how many messages the
 * operator will charge.
 */
export function MessageTextField<Values>(props: Props<Values>) {
  const { name, label, hint, wide = true, readOnly, inserts = [], fill, rows = 4 } = props;
  const { id, value, set, error, required, control } = useField({ name, label, hint });
  const box = useRef<HTMLTextAreaElement>(null);
  const hadFocus = useRef(false);
  const text = textOf(value);
  const received = cleanText(fill ? fill(text) : text);
  const parts = received ? smsParts(received) : 0;
  const aside = received && m.smsCount(parts, received.length);
  const warning = textWarning(text, props.maxLength ?? longestSms);

  const add = (insert: string) => {
    const area = box.current;
    if (!area) return;
    // Until the user has placed the caret, text is inserted at the end.
    if (!hadFocus.current) area.setSelectionRange(area.value.length, area.value.length);
    insertText(area, insert);
  };

  return (
    <FieldFrame {...{ id, label, hint, error, required, wide, aside }}>
      <TextArea
        {...control}
        ref={box}
        aria-describedby={describedBy(control, aside && `${id}-aside`, warning && `${id}-warning`)}
        dir={directionOf(text)}
        readOnly={readOnly}
        rows={rows}
        value={text}
        onFocus={() => (hadFocus.current = true)}
        onChange={({ target }) => set(target.value)}
      />
      <span role="status" className="visually-hidden">
        {parts > 1 && m.smsParts(parts)}
      </span>
      <FieldWarning id={`${id}-warning`} text={warning} />
      {!readOnly && inserts.length > 0 && (
        // A press leaves the focus in the text.
        <Inserts
          role="group"
          aria-label={m.inserts}
          onMouseDown={(event) => event.preventDefault()}
        >
          {inserts.map((one) => (
            <Button key={one.text} size="small" icon="add" onClick={() => add(one.text)}>
              {one.label}
            </Button>
          ))}
        </Inserts>
      )}
      {fill && received && (
        <Preview>
          <figcaption>{m.preview}</figcaption>
          <p dir="auto">{received}</p>
        </Preview>
      )}
    </FieldFrame>
  );
}

const Inserts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-1);
`;

const Preview = styled.figure`
  display: grid;
  gap: var(--space-1);
  margin: var(--space-2) 0 0;
  padding: var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font-size: var(--size-s);

  figcaption {
    color: var(--text-soft);
    font-size: var(--size-xs);
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
