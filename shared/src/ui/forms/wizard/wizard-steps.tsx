import { useId } from 'react';
import { toPersianDigits } from '../../../format/digits';
import { Icon } from '../../controls/icon';
import { m } from './messages';
import type { StepState } from './step-state';
import { Mark, Steps } from './wizard.styles';

interface Step {
  key: string;
  title: string;
  state: StepState;
}

interface Props {
  label: string;
  steps: readonly Step[];
  onOpen: (index: number) => void;
}

const marks = { done: 'check', faulty: 'alert' } as const;

/** The steps of a wizard with their states. Those that are not locked can be opened. */
export function WizardSteps({ label, steps, onOpen }: Props) {
  const id = useId();
  return (
    <nav aria-label={label}>
      <Steps>
        {steps.map(({ key, title, state }, index) => (
          <li key={key} data-state={state}>
            <button
              type="button"
              aria-current={state === 'open' ? 'step' : undefined}
              aria-disabled={state === 'locked' || undefined}
              aria-describedby={state === 'locked' ? id : undefined}
              title={state === 'locked' ? m.locked : undefined}
              onClick={() => state !== 'locked' && state !== 'open' && onOpen(index)}
            >
              <Mark aria-hidden="true">
                {state === 'done' || state === 'faulty' ? (
                  <Icon name={marks[state]} size={16} />
                ) : (
                  toPersianDigits(index + 1)
                )}
              </Mark>
              <span>{title}</span>
              {(state === 'done' || state === 'faulty') && (
                <span className="visually-hidden">{m[state]}</span>
              )}
            </button>
          </li>
        ))}
      </Steps>
      <span id={id} hidden>
        {m.locked}
      </span>
    </nav>
  );
}
