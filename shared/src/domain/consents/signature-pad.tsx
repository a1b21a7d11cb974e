import { useState, type PointerEvent } from 'react';
import styled from 'styled-components';
import { signatureField, type SignatureStroke } from '../../contracts/consents';
import { formatNumber } from '../../format/money';
import { Button } from '../../ui/controls/button';
import { FieldFrame } from '../../ui/fields/field-frame';
import { useField } from '../../ui/fields/use-field';
import { m } from './messages';
import { begun, drawnOn, pathOf, pointAt } from './signature-strokes';

interface Props {
  name: string;
}

const asStrokes = (value: unknown): readonly SignatureStroke[] =>
  Array.isArray(value) ? (value as SignatureStroke[]) : [];

/**
 * The field that a signature is drawn in with a finger, a pen or the mouse; the value is the list of its strokes. By
 * keyboard a consent is signed with a typed name instead.
 */
export function SignaturePad({ name }: Props) {
  const show = (value: unknown) => m.drawn(formatNumber(asStrokes(value).length));
  const { id, value, set, error } = useField({
    name,
    label: m.signature,
    hint: m.fieldHint,
    show,
  });
  const strokes = asStrokes(value);
  const [pen, setPen] = useState<number | null>(null);
  const at = (event: PointerEvent<SVGSVGElement>) =>
    pointAt(event, event.currentTarget.getBoundingClientRect());

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || pen !== null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setPen(event.pointerId);
    set(begun(strokes, at(event)));
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === pen) set(drawnOn(strokes, at(event)));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId === pen) setPen(null);
  };

  return (
    <FieldFrame group {...{ id, name, error }} label={m.signature} hint={m.fieldHint} required wide>
      <Field
        role="img"
        aria-label={strokes.length > 0 ? show(strokes) : m.field}
        viewBox={`0 0 ${signatureField.width} ${signatureField.height}`}
        data-invalid={error !== undefined || undefined}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1="60" x2="1140" y1="310" y2="310" />
        {strokes.map((stroke, index) => (
          <path key={index} d={pathOf(stroke)} />
        ))}
      </Field>
      <span>
        <Button
          size="small"
          tone="quiet"
          icon="delete"
          disabled={strokes.length === 0}
          onClick={() => set([])}
        >
          {m.clear}
        </Button>
      </span>
    </FieldFrame>
  );
}

const Field = styled.svg`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 3;
  border: 1px dashed var(--line-strong, var(--line));
  border-radius: var(--radius-m);
  background: var(--surface);
  cursor: crosshair;
  /* A finger draws, and does not scroll the page. */
  touch-action: none;
  user-select: none;

  &[data-invalid] {
    border-color: var(--danger);
  }
  line {
    stroke: var(--line);
    stroke-width: 2;
  }
  path {
    fill: none;
    stroke: var(--text);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
