import {
  internalServiceDocumentTexts,
  type InternalServiceDocument,
  type InternalServiceDocumentInput,
} from '@ziba/shared/contracts/internal-service-documents';
import { NamedSelectField } from '@ziba/shared/domain/named-select-field';
import { formatToman } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { FieldGroup } from '@ziba/shared/ui/forms/field-group';
import { fieldsOf } from '@ziba/shared/ui/forms/form';
import { useWatch } from 'react-hook-form';
import { internalServices } from '../../../data/internal-services.api';
import * as addresses from '../addresses';
import { PaidByField } from '../documents/paid-by-field';
import { m } from './messages';
import { remainingOf } from './remaining-of';
import { useServiceCost } from './use-service-cost';

type Input = InternalServiceDocumentInput;
const { AttachmentsField, CodeField, MoneyField, TextAreaField, TextField } = fieldsOf<Input>();
const { fields } = m;

interface Props {
  /** The service of a stored document: it can be chosen even after it was archived. */
  own?: InternalServiceDocument['internal_service'];
}

/** The fields of a new and of a stored document. A chosen service brings its cost along. */
export function DocumentInputs({ own }: Props) {
  const services = internalServices.useAll();
  const [code, cost, paid] = useWatch<
    Input,
    ['system_code', 'default_service_cost', 'paid_amount']
  >({ name: ['system_code', 'default_service_cost', 'paid_amount'] });
  useServiceCost(services.data?.data);
  const offered = services.data?.data ?? [];
  const isArchived = own && offered.every(({ id }) => id !== own.id);
  const named = services.data && {
    ...services.data,
    data: [...offered, ...(isArchived ? [own] : [])].map(({ id, subject }) => ({
      id,
      name: subject,
      name_en: null,
    })),
  };
  return (
    <>
      <FieldGroup title={m.service}>
        <NamedSelectField<Input>
          name="internal_service_id"
          label={fields.internal_service_id}
          list={{ ...services, data: named }}
          empty={m.noServices}
          settings={addresses.newInternalService}
        />
        <CodeField name="system_code" label={fields.system_code} hint={m.codeHint} readOnly />
        <TextField
          name="document_title"
          label={fields.document_title}
          hint={m.titleHint(formatText(internalServiceDocumentTexts.title(String(code ?? ''))))}
          wide
        />
      </FieldGroup>
      <FieldGroup title={m.amounts}>
        <MoneyField name="default_service_cost" label={fields.default_service_cost} />
        <MoneyField name="paid_amount" label={fields.paid_amount} />
        <PaidByField />
        <FactList facts={[{ label: m.remaining, value: formatToman(remainingOf(cost, paid)) }]} />
      </FieldGroup>
      <FieldGroup title={m.more}>
        <AttachmentsField name="attachment" label={fields.attachment} folder="general" />
        <TextAreaField name="description" label={fields.description} wide />
      </FieldGroup>
    </>
  );
}
