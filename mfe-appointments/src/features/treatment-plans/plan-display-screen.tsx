import { useLiveRows } from '@ziba/shared/api/use-live';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatText } from '@ziba/shared/format/text';
import { useListReturn } from '@ziba/shared/router/list-return';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { Card } from '@ziba/shared/ui/views/card';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import styled from 'styled-components';
import { usePlanAddresses } from '../../data/plan-addresses';
import { planEvents, plans } from '../../data/treatment-plans.api';
import { useMayReadCare } from '../../data/use-may-read-care';
import { m } from './messages';
import { PlanActions } from './plan-actions';
import { PlanFacts } from './plan-facts';
import { PlanSessions } from './plan-sessions';

/** A treatment plan with its sessions, what they cost and what is paid. */
export function PlanDisplayScreen() {
  const record = plans.useOne(useIdParam());
  useLiveRows(planEvents, '/treatmentPlans');
  const noNotes = useMayReadCare() ? m.noNotes : m.hiddenNotes;
  const { list, lists } = usePlanAddresses();
  const back = useListReturn(list, ...lists);

  return (
    <RecordScreen
      record={record}
      title={m.one}
      back={{ to: back, label: m.title }}
      head={(plan) => ({
        title: toPersianDigits(plan.title),
        hint: m.inSessions(m.one, plan.sessions_count),
        actions: <PlanActions plan={plan} list={back} />,
      })}
      notFound={{ title: m.notFound }}
      explain={() => m.loadFailed}
    >
      {(plan) => (
        <>
          <PlanFacts plan={plan} />
          <PlanSessions plan={plan} />
          <Card title={m.notes}>
            <Notes dir="auto">{formatText(plan.plan_notes) || noNotes}</Notes>
          </Card>
          {plan.attachments && (
            <Card title={m.attachments}>
              <StoredFiles label={m.attachments} names={plan.attachments} />
            </Card>
          )}
        </>
      )}
    </RecordScreen>
  );
}

const Notes = styled.p`
  white-space: pre-line;
`;
