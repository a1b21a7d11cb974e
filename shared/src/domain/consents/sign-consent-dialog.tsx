import styled from 'styled-components';
import { useWatch } from 'react-hook-form';
import type { ConsentTemplate } from '../../contracts/consents';
import { consentSigners, signatureKinds } from '../../contracts/consents';
import { toPersianDigits } from '../../format/digits';
import { formatText } from '../../format/text';
import { common } from '../../messages';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { RadioField } from '../../ui/fields/radio-field';
import { fieldsOf, Form } from '../../ui/forms/form';
import { Dialog } from '../../ui/overlays/dialog';
import { toast } from '../../ui/overlays/toast';
import { EmptyView, ErrorView, LoadingView } from '../../ui/views/state-views';
import { m } from './messages';
import { consentOf, signForm, type SignForm } from './sign-form';
import { SignaturePad } from './signature-pad';
import { useSignable, useSignConsent } from './use-consents';

/** Who signs. */
export interface Signing {
  patient: { id: number; full_name: string };
  /** The consent to sign; chosen in the dialog when left out. */
  templateId?: number;
  /** The service that the consent is signed for. */
  serviceId?: number;
}

export interface SignConsentProps extends Signing {
  onSigned?: () => void;
  onClose: () => void;
}

const { SelectField, TextField } = fieldsOf<SignForm>();

/** A patient, or a guardian, reads a consent and signs it on the screen: with pen, finger or mouse, or by a typed name. */
export function SignConsentDialog(props: SignConsentProps) {
  const { data, error, mutate } = useSignable();
  const name = formatText(props.patient.full_name);
  return (
    <Dialog open size="large" title={m.title} onClose={props.onClose}>
      {!data && (error ? <ErrorView error={error} onRetry={() => mutate()} /> : <LoadingView />)}
      {data?.data.length === 0 && <EmptyView icon="file" title={m.none} hint={m.noneHint} />}
      {data && data.data.length > 0 && (
        <>
          <Hint>{m.hint(name)}</Hint>
          <SignForms {...props} templates={data.data} />
        </>
      )}
    </Dialog>
  );
}

interface FormProps extends SignConsentProps {
  templates: readonly ConsentTemplate[];
}

function SignForms({ patient, templateId, serviceId, templates, onSigned, onClose }: FormProps) {
  const sign = useSignConsent(patient.id);
  const [only] = templates;
  const first = templates.length === 1 ? only?.id : undefined;
  return (
    <Form
      frame="none"
      schema={signForm}
      initial={{
        template_id: templateId ?? first,
        signer: 'self',
        signer_name: patient.full_name,
        kind: 'drawn',
        strokes: [],
        agreed: false,
      }}
      submit={m.submit}
      failed={m.failed}
      cancel={{ label: common.cancel, onClick: onClose }}
      draft="consent"
      prefill={{ patient: patient.id, template: templateId }}
      onSubmit={async (values) => {
        const template = templates.find(({ id }) => id === values.template_id);
        if (!template) throw new Error(m.none);
        await sign(consentOf(values, template, serviceId));
        toast.success(m.saved);
        onSigned?.();
        onClose();
      }}
    >
      <SelectField
        name="template_id"
        label={m.template}
        options={templates.map(({ id, title }) => ({ value: id, label: formatText(title) }))}
        disabled={templateId !== undefined}
        wide
      />
      <TemplateText templates={templates} />
      <SignerFields />
      <SignatureFields />
    </Form>
  );
}

/** The text to read; it scrolls on its own, so that the signature stays near. */
function TemplateText({ templates }: Pick<FormProps, 'templates'>) {
  const chosen = useWatch<SignForm, 'template_id'>({ name: 'template_id' });
  const template = templates.find(({ id }) => String(id) === String(chosen));
  if (!template) return null;
  return (
    <Text role="region" aria-label={m.text} tabIndex={0} dir="auto">
      {formatText(template.body)}
      <small>{m.number(toPersianDigits(template.number))}</small>
    </Text>
  );
}

function SignerFields() {
  const signer = useWatch<SignForm, 'signer'>({ name: 'signer' });
  return (
    <>
      <RadioField<SignForm>
        name="signer"
        label={m.signer}
        options={consentSigners.map((value) => ({ value, label: m.signers[value] }))}
      />
      <TextField name="signer_name" label={m.signerName} />
      {signer === 'guardian' && <TextField name="relation" label={m.relation} />}
    </>
  );
}

function SignatureFields() {
  const kind = useWatch<SignForm, 'kind'>({ name: 'kind' });
  return (
    <>
      <RadioField<SignForm>
        name="kind"
        label={m.kind}
        options={signatureKinds.map((value) => ({ value, label: m.kinds[value] }))}
        wide
      />
      {kind === 'drawn' ? (
        <SignaturePad name="strokes" />
      ) : (
        <CheckboxField<SignForm> name="agreed" label={m.agreed} wide />
      )}
    </>
  );
}

const Hint = styled.p`
  margin-block-end: var(--space-3);
  color: var(--text-soft);
`;

const Text = styled.div`
  grid-column: 1 / -1;
  max-block-size: min(40vh, 20rem);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
  line-height: 1.9;
  white-space: pre-line;
  overflow-wrap: anywhere;
  overflow-y: auto;

  small {
    display: block;
    margin-block-start: var(--space-3);
    color: var(--text-soft);
  }
`;
