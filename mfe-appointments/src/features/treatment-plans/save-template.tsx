import type { TreatmentPlan } from '@ziba/shared/contracts/treatment-plans';
import { filled } from '@ziba/shared/contracts/common';
import { planTexts } from '@ziba/shared/contracts/treatment-plans';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { z } from 'zod';
import { planTemplates } from '../../data/plan-templates.api';
import { m } from './messages';
import { templateOf } from './template-values';

interface Props {
  plan: TreatmentPlan;
  onClose: () => void;
}

const schema = z.object({ title: filled(planTexts.title) });
const { TextField } = fieldsOf<z.input<typeof schema>>();

/** Saves a plan as a template under a new name. */
export function SaveTemplate({ plan, onClose }: Props) {
  const save = planTemplates.useSave();
  const saveTemplate = async ({ title }: z.output<typeof schema>) => {
    await save(templateOf(plan, title));
    toast.success(m.templates.saved);
    onClose();
  };
  return (
    <Dialog open size="small" title={m.templates.saveThis} onClose={onClose}>
      <p>{m.templates.saveHint}</p>
      <Form
        schema={schema}
        initial={{ title: plan.title }}
        submit={m.templates.save}
        failed={m.templates.saveFailed}
        cancel={{ label: common.cancel, onClick: onClose }}
        draft="template"
        frame="none"
        onSubmit={saveTemplate}
      >
        <TextField name="title" label={m.templates.title} wide />
      </Form>
    </Dialog>
  );
}
