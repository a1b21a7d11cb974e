import {
  backupPlanInput,
  type BackupPlanInput,
  type BackupState,
} from '@ziba/shared/contracts/backups';
import { useMay } from '@ziba/shared/session/use-may';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { useSaveBackupPlan } from '../../data/backups.api';
import { m } from './messages';

const { QuantityField } = fieldsOf<BackupPlanInput>();

/** How often the platform is backed up, and how many backups are kept; only for users who may change it. */
export function PlanCard({ state }: { state: BackupState }) {
  const save = useSaveBackupPlan();
  const mayWrite = useMay('settings', 'write');
  if (!mayWrite) return null;
  const { every_days, keep } = state;
  return (
    <Card title={m.plan} hint={m.planText}>
      <Form
        // Another plan, such as that of another operator, begins the form anew.
        key={`${every_days} ${keep}`}
        schema={backupPlanInput}
        initial={{ every_days, keep }}
        submit={m.savePlan}
        failed={m.planFailed}
        draft="backup-plan"
        frame="none"
        onSubmit={async (plan) => {
          await save(plan);
          toast.success(m.planSaved);
        }}
      >
        <QuantityField name="every_days" label={m.everyDays} unit={m.day} decimals={0} />
        <QuantityField name="keep" label={m.keep} unit={m.backupCount} decimals={0} />
      </Form>
    </Card>
  );
}
