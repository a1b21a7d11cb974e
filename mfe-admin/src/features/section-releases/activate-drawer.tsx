import {
  activationForm,
  activationKinds,
  targetOf,
  type ActivationValues,
} from '@ziba/shared/contracts/release-activation';
import type {
  ActivationAnswer,
  RegisteredRemote,
  ReleaseTarget,
} from '@ziba/shared/contracts/releases';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { RadioField } from '@ziba/shared/ui/fields/radio-field';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { ActivationPart } from './activation-part';
import { ActivationPreview } from './activation-preview';
import { m } from './messages';
import { showUndoable } from './show-undoable';
import { useReleaseMutations } from '../../data/section-releases.api';

interface Props {
  remote: RegisteredRemote;
  version: string;
  onClose: () => void;
}

const { TextAreaField } = fieldsOf<ActivationValues>();
const kinds = activationKinds.map((value) => ({ value, label: m.activate.kinds[value] }));

/** The form that makes a release live: for all clinics, for a canary, or for one clinic. It previews the clinics. */
export function ActivateDrawer({ remote, version, onClose }: Props) {
  const { activate, stop, unpin } = useReleaseMutations(remote.remote);
  const mayUnpin = useMay('sections', 'delete');
  const pinOf = (clinicId: number) =>
    remote.releases.find(({ places: { pinned } }) => pinned.includes(clinicId));

  const undo = (target: ReleaseTarget, { before, rollout }: ActivationAnswer) => {
    const reason = m.undoReason;
    if (target.kind === 'all') return activate({ version: before ?? version, target, reason });
    if (target.kind !== 'clinic') return rollout ? stop(rollout.id, reason) : Promise.resolve();
    const pinned = pinOf(target.clinic_id);
    if (!pinned) return unpin(target.clinic_id);
    return activate({ version: pinned.version, target, reason });
  };

  return (
    <Drawer
      open
      title={m.activate.title(version)}
      hint={<Ltr>{remote.remote}</Ltr>}
      onClose={onClose}
    >
      <Form
        frame="none"
        schema={activationForm}
        initial={{
          kind: initialKind(remote, version),
          percent: 10,
          ring_id: '',
          clinic_id: '',
          reason: '',
        }}
        submit={m.activate.submit}
        failed={m.activate.failed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft={`activate-${remote.remote}-${version}`}
        onSubmit={async (values) => {
          const target = targetOf(values);
          if (!target) return;
          const answer = await activate({ version, target, reason: values.reason });
          onClose();
          const mayUndo = mayUnpin || target.kind !== 'clinic' || pinOf(target.clinic_id);
          const undoThis = Boolean(mayUndo) && (() => undo(target, answer));
          showUndoable(m.activate.done[target.kind](version), undoThis);
        }}
      >
        <RadioField<ActivationValues> name="kind" label={m.activate.whom} options={kinds} wide />
        <ActivationPart />
        <ActivationPreview remote={remote.remote} version={version} />
        <TextAreaField name="reason" label={m.activate.reason} hint={m.activate.reasonHint} wide />
      </Form>
    </Drawer>
  );
}

/** The preset target: one clinic if the release is already the default, else all. */
function initialKind(
  { default_version }: RegisteredRemote,
  version: string,
): ActivationValues['kind'] {
  return default_version === version ? 'clinic' : 'all';
}
