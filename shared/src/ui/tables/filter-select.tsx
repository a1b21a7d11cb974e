import styled from 'styled-components';
import { common } from '../../messages';
import { NativeSelect, type SelectOption } from '../controls/native-select';

interface Props {
  label: string;
  /** '' or undefined for all. */
  value: string | undefined;
  options: readonly (string | SelectOption)[];
  onChange: (value: string | undefined) => void;
  /** The text of the first option, which means all; null if one value is always chosen. */
  all?: string | null;
}

/**
 * Filters a list by one value, which the screen keeps in the address. Its width does not depend on the choices, so that
 * nothing moves when they are loaded.
 */
export function FilterSelect({ label, value = '', options, onChange, all = common.all }: Props) {
  return (
    <Frame>
      <span>{label}</span>
      <NativeSelect
        value={value}
        options={options}
        blank={all ?? undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </Frame>
  );
}

const Frame = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;

  > span {
    flex: none;
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  > span:last-child {
    inline-size: 9.5rem;
  }

  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    inline-size: 100%;

    > span:last-child {
      inline-size: auto;
    }
  }
`;
