import type { SubscriptionRequest } from '@ziba/shared/contracts/subscription';
import { formatDay } from '@ziba/shared/format/date';
import { toPersianDigits } from '@ziba/shared/format/digits';
import { formatNumber, formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useDecideOnRenewal } from '../../../data/subscription-requests.api';
import { RequestDecision, type Verdict } from '../../../widgets/request-decision/request-decision';
import { m } from './messages';

export interface Decision {
  request: SubscriptionRequest;
  verdict: Verdict;
}

interface Props extends Decision {
  onClose: () => void;
}

/** Asks before a request is approved, with its receipt, or refused, with a reason for the clinic. */
export function DecisionDialog({ request, ...rest }: Props) {
  const { id, clinic } = request;
  const text = (
    <>
      <FactList facts={factsOf(request)} />
      <p>{m.approveText}</p>
    </>
  );
  return (
    <RequestDecision
      {...rest}
      decisions={useDecideOnRenewal(id)}
      approval={{ title: m.of(clinic.name), text, done: m.approved }}
      refusal={{ text: m.refuseText(clinic.name), draft: `refuse-request-${id}` }}
    />
  );
}

const factsOf = ({ days, total, reference, note, receipt, clinic }: SubscriptionRequest) => [
  { label: m.columns.days, value: m.days(formatNumber(days)) },
  { label: m.columns.total, value: formatToman(total) },
  {
    label: m.columns.reference,
    value: reference && <Ltr>{toPersianDigits(reference)}</Ltr>,
  },
  { label: m.facts.ends, value: formatDay(clinic.ends_on) },
  { label: m.facts.note, value: formatText(note) },
  {
    label: m.facts.receipt,
    value: receipt && <StoredFiles label={m.facts.receipt} names={receipt} />,
  },
];
