import { Button } from '../../controls/button';
import { Icon } from '../../controls/icon';
import { CancelButton, type Cancel } from '../cancel-button';
import { m } from './messages';
import { Foot } from './wizard.styles';

interface Props {
  finish: readonly { key: string; label: string; isEarly?: boolean }[];
  cancel?: Cancel;
  /** The index of the open step, and how many steps there are. */
  current: number;
  count: number;
  isEveryStepOpen: boolean;
  /** Whether all buttons that save are shown; otherwise one that goes to the next step, and the early ones. */
  canFinish: boolean;
  isSaving: boolean;
  /** The key of the button that was pressed last. */
  pressed: string;
  onStep: (index: number) => void;
}

/** The buttons of a wizard: save or go on, cancel, and the steps before and after. */
export function WizardFoot(props: Props) {
  const { finish, cancel, current, count, canFinish, isSaving, pressed, onStep } = props;
  return (
    <Foot>
      {!canFinish && (
        <Button type="submit" tone="primary">
          {m.next}
        </Button>
      )}
      {finish
        .filter(({ isEarly }) => canFinish || isEarly)
        .map(({ key, label }) => (
          <Button
            key={key}
            type="submit"
            value={key}
            tone={key === finish[0]?.key ? 'primary' : 'secondary'}
            busy={isSaving && pressed === key}
          >
            {label}
          </Button>
        ))}
      {cancel && <CancelButton cancel={cancel} isSaving={isSaving} />}
      <span>
        {current > 0 && (
          <Button tone="quiet" icon="previous-step" onClick={() => onStep(current - 1)}>
            {m.previous}
          </Button>
        )}
        {props.isEveryStepOpen && current < count - 1 && (
          <Button tone="quiet" onClick={() => onStep(current + 1)}>
            {m.nextStep}
            <Icon name="next-step" />
          </Button>
        )}
      </span>
    </Foot>
  );
}
