import styled from 'styled-components';
import { m } from './messages';
import { passwordStrength } from './password-strength';

interface Props {
  id: string;
  password: string;
}

/** The strength of a password as four bars and a word; nothing while the password is empty. */
export function StrengthMeter({ id, password }: Props) {
  const strength = passwordStrength(password);
  if (strength === 0) return null;
  return (
    <Meter id={id} data-strength={strength}>
      <span aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-full={bar <= strength || undefined} />
        ))}
      </span>
      <b>{m.strengthOf(m.strength[strength])}</b>
    </Meter>
  );
}

const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  color: var(--success);
  font-size: var(--size-s);
  line-height: 1.6;

  &[data-strength='1'] {
    color: var(--danger);
  }
  &[data-strength='2'] {
    color: var(--warning);
  }
  > span {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(4, 1fr);
    gap: var(--space-1);
  }
  i {
    block-size: 0.25rem;
    border-radius: var(--radius-full);
    background: var(--line);
    transition: background var(--calm) var(--ease);
  }
  [data-full] {
    background: currentColor;
  }
  b {
    min-inline-size: 5.5rem;
    font-weight: 500;
    text-align: end;
  }
`;
