import { renewalForm, type RenewalForm } from '@ziba/shared/contracts/subscription';
import { formatDay } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { fieldsOf, Form } from '@ziba/shared/ui/forms/form';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useQuote, useRequestRenewal } from '../../../data/subscription.api';
import { Bill } from '../../../widgets/bill/bill';
import { m } from './messages';

const { AttachmentsField, CodeField, SelectField, TextAreaField } = fieldsOf<RenewalForm>();
const { fields } = m;

const monthOptions = [1, 3, 6, 12, 24].map((months) => ({
  value: String(months),
  label: m.months(formatNumber(months)),
}));

/** Asks for a further period of what the clinic has, with the price and the receipt of its payment. */
export function RenewalCard() {
  const send = useRequestRenewal();
  /** The shown price: the server refuses another one. */
  const total = useRef<number>(undefined);
  return (
    <Card title={m.renewal} hint={m.renewalText}>
      <Form
        schema={renewalForm}
        initial={{ months: '12' }}
        submit={m.submit}
        failed={m.failed}
        draft="renewal"
        frame="none"
        onSubmit={async (values) => {
          await send({ ...values, total: total.current });
          toast.success(m.sent);
        }}
      >
        <SelectField name="months" label={fields.months} options={monthOptions} blank={null} />
        <Price
          onPrice={(shown) => {
            total.current = shown;
          }}
        />
        <AttachmentsField name="receipt" label={fields.receipt} folder="general" />
        <CodeField name="reference" label={fields.reference} />
        <TextAreaField name="note" label={fields.note} wide />
      </Form>
    </Card>
  );
}

/** What the chosen period costs at the prices of today. */
function Price({ onPrice }: { onPrice: (total: number | undefined) => void }) {
  const months = Number(useWatch<RenewalForm, 'months'>({ name: 'months' }));
  const { data, error, mutate } = useQuote(months || undefined);
  const total = data?.total;
  const tell = useEffectEvent(onPrice);
  useEffect(() => tell(total), [total]);
  if (error) return <ErrorView error={error} onRetry={mutate} />;
  if (!data) return <LoadingView />;
  return (
    <Wide>
      <Bill quote={data} totalLabel={m.quote.total} />
      <FactList facts={[{ label: m.quote.until, value: formatDay(data.ends_on) }]} />
    </Wide>
  );
}

const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-4);
`;
