import { toPersianDigits } from '@ziba/shared/format/digits';
import { Button } from '@ziba/shared/ui/controls/button';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  current: 'profile' | 'account';
  /** Opens the first step again; only the second step leads back. */
  onBack?: () => void;
}

/** The two steps of a new user, with the open one. The second opens when the first is right. */
export function NewUserSteps({ current, onBack }: Props) {
  const steps = Object.entries(m.steps).map(([key, title], index) => ({
    key,
    isOpen: key === current,
    words: `${toPersianDigits(index + 1)}. ${title}`,
  }));
  return (
    <Steps aria-label={m.stepsOf}>
      {steps.map(({ key, isOpen, words }) => (
        <li key={key} aria-current={isOpen ? 'step' : undefined}>
          {key === 'profile' && onBack ? (
            <Button tone="quiet" size="small" icon="back" onClick={onBack}>
              {words}
            </Button>
          ) : (
            words
          )}
        </li>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  color: var(--text-soft);
  list-style: none;

  [aria-current] {
    color: var(--accent);
    font-weight: 650;
  }
`;
