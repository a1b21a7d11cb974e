import { useId, useState } from 'react';
import styled from 'styled-components';
import { m } from './messages';
import { chooseScheme, readScheme, type Scheme } from './scheme';

const choices = Object.entries(m.choices) as [Scheme, string][];

/** The choice of light, dark or the system's scheme, as radio buttons. */
export function SchemeChoice() {
  const name = useId();
  const [chosen, setChosen] = useState(readScheme);
  const choose = (scheme: Scheme) => {
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return (
    <Group>
      <legend className="visually-hidden">{m.label}</legend>
      {choices.map(([scheme, label]) => (
        <label key={scheme}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={scheme === chosen}
            onChange={() => choose(scheme)}
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  position: relative;
  display: flex;
  flex: none;
  gap: 2px;
  padding: 2px;
  border-radius: var(--radius-m);
  box-shadow: inset 0 0 0 1px var(--nav-line);
  color: var(--nav-soft);
  font-size: var(--size-s);

  label {
    position: relative;
    flex: 1;
    display: grid;
    place-items: center;
    min-block-size: var(--control-s);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
  label:hover {
    color: var(--nav-text);
  }
  label:has(:checked) {
    background: var(--nav-active);
    color: var(--nav-text);
    font-weight: 600;
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--nav-text);
  }
`;
