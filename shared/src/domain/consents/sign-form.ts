import { z } from 'zod';
import {
  consentInput,
  consentSigners,
  consentTexts,
  signatureField,
  signatureKinds,
  type ConsentInput,
  type ConsentTemplate,
} from '../../contracts/consents';
import { words } from '../../contracts/common';
import { isSignature } from './signature-strokes';

const { template_id, signer_name, relation } = consentInput.shape;
const axis = (most: number) => z.number().int().min(0).max(most);
const point = z.object({ x: axis(signatureField.width), y: axis(signatureField.height) });

/** The form of a signature: all that the contract asks for, with both kinds of signature side by side. */
export const signForm = z
  .strictObject({
    template_id,
    signer: z.enum(consentSigners, { error: words.wrongChoice }),
    signer_name,
    relation,
    kind: z.enum(signatureKinds, { error: words.wrongChoice }),
    strokes: z.array(z.array(point)),
    agreed: z.boolean(),
  })
  .superRefine(({ signer, relation: given, kind, strokes, agreed }, context) => {
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (signer === 'guardian' && !given) missing('relation', consentTexts.relation);
    if (kind === 'drawn' && !isSignature(strokes)) missing('strokes', consentTexts.signature);
    if (kind === 'typed' && !agreed) missing('agreed', consentTexts.agreed);
  });
export type SignForm = z.input<typeof signForm>;

/** What is sent: the text that was on the screen, and the chosen kind of signature. */
export function consentOf(
  values: z.output<typeof signForm>,
  template: ConsentTemplate,
  serviceId: number | undefined,
): ConsentInput {
  const { signer, signer_name: name, kind, strokes } = values;
  return {
    template_id: template.id,
    text_id: template.text_id,
    ...(serviceId !== undefined && { service_id: serviceId }),
    signer,
    signer_name: name,
    relation: signer === 'guardian' ? values.relation : null,
    signature: kind === 'drawn' ? { kind, strokes } : { kind, agreed: true },
  };
}
