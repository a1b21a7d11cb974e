import { hexOf, readableAccent, readyAccents } from '@ziba/shared/contracts/accent-colour';
import type { OwnClinicForm } from '@ziba/shared/contracts/clinic-inputs';
import { lightColours } from '@ziba/shared/theme/tokens';
import { Choices } from '@ziba/shared/ui/fields/choices';
import { FieldFrame } from '@ziba/shared/ui/fields/field-frame';
import { useFormKit } from '@ziba/shared/ui/forms/form';
import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import styled from 'styled-components';
import { AccentPreview } from './accent-preview';
import { m } from './messages';

const choices = Object.entries(readyAccents).map(([name, colour]) => ({
  hex: hexOf(colour),
  name: m.names[name as keyof typeof readyAccents],
}));
/** What the browser's chooser begins with if the clinic has no colour. */
const firstColour = hexOf(readyAccents.rose);

const nameOf = (hex: unknown) =>
  typeof hex === 'string' && hex
    ? (choices.find((choice) => choice.hex === hex)?.name ?? hex)
    : m.none;

/** The value of the field, and a function that sets it to a colour in which text is readable. */
function useAccent() {
  const kit = useFormKit();
  const { field, fieldState } = useController<OwnClinicForm, 'accent_color'>({
    name: 'accent_color',
  });
  const [isDarkened, setDarkened] = useState(false);
  useEffect(
    () => kit.registerField('accent_color', { label: m.label, show: nameOf, showEntry: () => '' }),
    [kit],
  );
  const choose = (hex: string | null) => {
    if (kit.isSaving()) return;
    const readable = hex && readableAccent(hex);
    setDarkened(readable !== hex);
    field.onChange(readable);
  };
  return { colour: field.value || null, choose, isDarkened, error: fieldState.error?.message };
}

/** The colour of the clinic: ready ones, or any other, which is darkened until text in it is readable. */
export function AccentField() {
  const { colour, choose, isDarkened, error } = useAccent();
  const id = useId();
  return (
    <FieldFrame id={id} label={m.label} hint={m.hint} error={error} group name="accent_color" wide>
      <Choices role="radiogroup" aria-label={m.ready}>
        {[{ hex: null, name: m.own }, ...choices].map(({ hex, name }) => (
          <label key={name}>
            <input type="radio" name={id} checked={colour === hex} onChange={() => choose(hex)} />
            <Dot style={{ background: hex ?? lightColours.accent }} aria-hidden="true" />
            {name}
          </label>
        ))}
      </Choices>
      <Other>
        <input
          type="color"
          value={colour ?? firstColour}
          onChange={({ target }) => choose(target.value)}
        />
        {m.other}
      </Other>
      <p role="status">{isDarkened && m.darkened}</p>
      {colour && <AccentPreview colour={colour} />}
    </FieldFrame>
  );
}

const Other = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-block-start: var(--space-3);

  input[type='color'] {
    inline-size: var(--control);
    block-size: var(--control-s);
    padding: 2px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
  }
`;

const Dot = styled.span`
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: var(--radius-full);
`;
