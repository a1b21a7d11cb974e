import type { ChangeRequest } from '@ziba/shared/contracts/change-requests';
import { formatText } from '@ziba/shared/format/text';
import { useDecideOnChange } from '../../../data/change-requests.api';
import { RequestDecision, type Verdict } from '../../../widgets/request-decision/request-decision';
import { m } from './messages';

interface Props {
  request: ChangeRequest;
  verdict: Verdict;
  onClose: () => void;
}

/** Asks before a requested change is made, or refused with a reason for the clinic. */
export function ChangeDecision({ request: { id, responsible_name }, ...rest }: Props) {
  return (
    <RequestDecision
      {...rest}
      decisions={useDecideOnChange(id)}
      approval={{ text: m.approveText(formatText(responsible_name)), done: m.approved }}
      refusal={{ text: m.refuseText, draft: `refuse-change-${id}` }}
    />
  );
}
