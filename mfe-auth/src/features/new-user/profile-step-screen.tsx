import { userAddresses } from '@ziba/shared/contracts/addresses';
import { common } from '@ziba/shared/messages';
import { Button } from '@ziba/shared/ui/controls/button';
import { Form } from '@ziba/shared/ui/forms/form';
import { Screen } from '@ziba/shared/ui/views/screen';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useArea } from '../../data/use-area';
import { ProfileInputs } from '../../widgets/profile-inputs/profile-inputs';
import { profileSchema, type Profile } from '../../widgets/profile-inputs/profile-schema';
import { demandFree } from '../../widgets/unique-check/demand-free';
import { FieldErrors } from './field-errors';
import { m } from './messages';
import { forgetNewUser, keepProfile, readProfile } from './new-user-progress';
import { NewUserSteps } from './new-user-steps';
import { StepNotice } from './step-notice';
import { useStepState } from './step-state';

/** The system code of a new user. */
const newSystemCode = () => `U-${Date.now()}`;

/** The first step of a new user: basic information. Nothing is saved here; the second step saves all of it. */
export function ProfileStepScreen() {
  const area = useArea();
  const to = userAddresses(area);
  const navigate = useNavigate();
  const { errors, refusal } = useStepState();
  const [kept, setKept] = useState(() => readProfile(area));
  const [systemCode, setSystemCode] = useState(newSystemCode);
  const initial = kept ?? { systemCode };

  const goOn = async (profile: Profile) => {
    await demandFree('email', profile.email);
    keepProfile(area, profile);
    return navigate(to.newAccount(profile.systemCode ?? systemCode));
  };
  const startAgain = () => {
    forgetNewUser(area);
    setKept(null);
    setSystemCode(newSystemCode());
  };

  return (
    <Screen title={m.title} back={{ to: to.list, label: m.users }} width="narrow">
      <NewUserSteps current="profile" />
      {refusal && <StepNotice kind="wrong">{m.refusals[refusal]}</StepNotice>}
      {kept && !errors && (
        <StepNotice kind="info">
          {m.kept}
          <Button tone="quiet" size="small" onClick={startAgain}>
            {m.startAgain}
          </Button>
        </StepNotice>
      )}
      <Form
        key={initial.systemCode}
        schema={profileSchema}
        initial={initial}
        submit={m.next}
        cancel={{ label: common.cancel, to: to.list }}
        draft="new-user"
        onSubmit={goOn}
      >
        <ProfileInputs />
        {errors && <FieldErrors errors={errors} />}
      </Form>
    </Screen>
  );
}
