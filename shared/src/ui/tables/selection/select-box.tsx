import styled from 'styled-components';

interface Props {
  label: string;
  /** `some` if only some rows are chosen. */
  checked: boolean | 'some';
  onCheck: (checked: boolean, isRange: boolean) => void;
}

/** The checkbox of a row; the area to press is as large as a small control. */
export function SelectBox({ label, checked, onCheck }: Props) {
  return (
    <Target data-words={label}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some';
        }}
        onChange={({ target, nativeEvent }) =>
          onCheck(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </Target>
  );
}

const Target = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--control-s);
  block-size: var(--control-s);
  margin-inline: calc(-1 * var(--space-2));
  cursor: pointer;

  input {
    inline-size: 1.1rem;
    block-size: 1.1rem;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
  }
`;
