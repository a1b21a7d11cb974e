import { filled, reference } from '@ziba/shared/contracts/common';
import { day } from '@ziba/shared/contracts/days';
import { todayIso } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { common } from '@ziba/shared/messages';
import { Dialog } from '@ziba/shared/ui/overlays/dialog';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { z } from 'zod';
import { planTemplates } from '../../data/plan-templates.api';
import { m } from './messages';
import type { SessionRow } from './session-values';
import { sessionsFrom } from './template-values';

interface Props {
  /** The template to begin with. */
  templateId?: number;
  /** The sessions that the chosen template makes. */
  onFill: (sessions: SessionRow[]) => void;
  onClose: () => void;
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
const schema = z.object({
  template_id: reference(m.templates.missing),
  first_day: day(m.templates.dayMissing).refine(
    (value) => value >= todayIso(),
    m.templates.pastDay,
  ),
  time: filled(m.templates.timeMissing).pipe(z.string().regex(time, m.templates.timeMissing)),
});
const { DateField, SelectField } = fieldsOf<z.input<typeof schema>>();

/** Half hours of the day. The time of each session can be changed in its row afterwards. */
const times = Array.from({ length: 34 }, (_, index) => {
  const hour = String(7 + Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** Chooses a template and the first day; fills the list of sessions with its days. */
export function TemplateDialog({ templateId, onFill, onClose }: Props) {
  const { data, error, mutate } = planTemplates.useList({ limit: 100 });
  const templates = data?.data ?? [];
  const fill = ({ template_id, first_day, time: hour }: z.output<typeof schema>) => {
    const template = templates.find(({ id }) => id === template_id);
    if (!template) return;
    onFill(sessionsFrom(template, first_day, hour));
    onClose();
  };

  return (
    <Dialog open title={m.templates.use} onClose={onClose}>
      {!data && error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data && templates.length === 0 && <EmptyView title={m.templates.empty} />}
      {templates.length > 0 && (
        <Form
          schema={schema}
          initial={{ template_id: templateId, first_day: todayIso(), time: '16:00' }}
          submit={m.templates.fill}
          cancel={{ label: common.cancel, onClick: onClose }}
          frame="none"
          onSubmit={fill}
        >
          <SelectField
            name="template_id"
            label={m.templates.one}
            options={templates.map(({ id, title, sessions }) => ({
              value: id,
              label: formatText(m.inSessions(title, sessions.length)),
            }))}
            wide
          />
          <DateField name="first_day" label={m.templates.firstDay} />
          <SelectField
            name="time"
            label={m.templates.time}
            options={times.map((value) => ({ value, label: formatText(m.templates.at(value)) }))}
            blank={null}
          />
        </Form>
      )}
    </Dialog>
  );
}
