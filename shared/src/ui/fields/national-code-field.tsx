import styled from 'styled-components';
import { toLatinDigits } from '../../format/digits';
import { common } from '../../messages';
import { Icon } from '../icon';
import { FieldFrame } from './field-frame';
import { hasCheckDigit } from './national-code';
import { RetypedInput } from './retyped-input';
import { textOf, useField, type FieldProps } from './use-field';

const read = (typed: string) => toLatinDigits(typed).replace(/\D/g, '').slice(0, 10);

/** A national code. A wrong check digit is doubted aloud, never refused (ruling 11). */
export function NationalCodeField({ name, label, hint, wide, readOnly }: FieldProps) {
  const { id, value, set, error, required, control } = useField(name, hint);
  const code = textOf(value);
  const doubtful = code.length === 10 && !hasCheckDigit(code);
  return (
    <FieldFrame {...{ id, label, hint, error, required, wide }}>
      <RetypedInput
        {...control}
        readOnly={readOnly}
        dir="ltr"
        inputMode="numeric"
        value={code}
        onValue={set}
        read={read}
      />
      <Doubt role="status">
        {doubtful && (
          <>
            <Icon name="warning" size={15} />
            {common.nationalCodeDoubt}
          </>
        )}
      </Doubt>
    </FieldFrame>
  );
}

const Doubt = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-1);
  color: var(--warning);
  font-size: var(--size-s);
  line-height: 1.6;

  &:empty {
    display: none;
  }
  svg {
    flex: none;
    margin-block-start: 0.2rem;
  }
`;
