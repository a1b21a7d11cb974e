import {
  consentTexts,
  consentWords,
  type consentInput,
  type ConsentTemplate,
  type PatientConsent,
} from '@ziba/shared/contracts/consents';
import { codeText } from '@ziba/shared/contracts/code-text';
import { toPersianDigits } from '@ziba/shared/contracts/digits';
import type { z } from 'zod';
import { audit } from '../../data/audit';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { clock } from '../../lib/clock';
import { jalaliDate, tehranTime } from '../../lib/jalali';
import { found, invalid, Refusal } from '../../lib/refusal';
import type { Uploads } from '../files/uploads';
import type { MakeConsent } from './consent-maker';
import { templatesTable } from './consent-templates.queries';
import { patientConsentsTable } from './patient-consents.queries';

type Input = z.output<typeof consentInput>;

interface Parts {
  db: Database;
  uploads: Uploads;
  makeConsent: MakeConsent;
}

interface People {
  clinic: string;
  print_header: string | null;
  print_footer: string | null;
  full_name: string;
  national_code: string | null;
  taker: string;
}

const peopleOf = {
  name: 'consents.people',
  text: `select c.name as clinic, c.print_header, c.print_footer, p.full_name,
      coalesce(p.national_code, p.foreign_id) as national_code, u."fullName" as taker
    from patients p join clinics c on c.id = p.clinic_id
    join users u on u.clinic_id = p.clinic_id and u.id = $3
    where p.clinic_id = $1 and p.id = $2 and p.archived_at is null`,
};

/**
 * Stores a signed consent and its PDF. Errors: 400 for an unknown template, service or visit; 404 for an unknown
 * patient; 409 when the template is inactive, or its text is not the one that was read; 503 when too many are made, or its
 * PDF takes too long.
 */
export async function signConsent(
  { db, uploads, makeConsent }: Parts,
  member: Member,
  patientId: number,
  input: Input,
): Promise<PatientConsent> {
  const signedAt = clock.iso();
  const { template, people, service } = await db.tenant(member.clinicId, async (tx) => {
    const signed = await signableTemplate(db, tx, member, input);
    const [row] = await tx.query<People>(peopleOf, [member.clinicId, patientId, member.userId]);
    await refuseForeignVisit(tx, member, patientId, input);
    return {
      template: signed,
      people: found(row, consentTexts.unknownVisit),
      service: await serviceTitle(tx, member, input.service_id),
    };
  });
  const { signature } = input;
  const content = await makeConsent({
    clinic: people.clinic,
    header: toPersianDigits(people.print_header ?? ''),
    footer: toPersianDigits(people.print_footer ?? ''),
    title: template.title,
    facts: factsOf(template, people, patientId, service),
    body: toPersianDigits(template.body),
    signed: signedLines(input, people, signedAt),
    strokes: signature.kind === 'drawn' ? signature.strokes : undefined,
  });
  const name = `${template.title} - ${people.full_name}.pdf`;
  const file = await uploads.keep(member, { name, content, folder: 'consents' });
  try {
    return await db.tenant(member.clinicId, async (tx) => {
      // The template may have been changed while the PDF was made.
      await signableTemplate(db, tx, member, input);
      return addConsent(db, tx, member, { patientId, input, fileName: file.fileName, signedAt });
    });
  } catch (error) {
    await uploads.discard(member, file);
    throw error;
  }
}

async function signableTemplate(
  db: Database,
  tx: Tx,
  member: Member,
  { template_id, text_id }: Input,
): Promise<ConsentTemplate> {
  const template = await templatesTable(db).within(tx).find(member, template_id);
  if (!template) throw invalid('template_id', consentTexts.templateNotFound);
  const refused = (code: string, message: string) =>
    new Refusal(409, code, message, { template_id: message });
  if (!template.is_active) throw refused('not_active', consentTexts.notActive);
  if (template.text_id !== text_id) throw refused('newer_version', consentTexts.newerVersion);
  return template;
}

const sessionOf = {
  name: 'consents.session_of_patient',
  text: `select 1 from treatment_sessions s
    join treatment_plans p on p.clinic_id = s.clinic_id and p.id = s.treatment_plan_id
    where s.clinic_id = $1 and p.patient_id = $2 and s.id = $3 and s.archived_at is null`,
};
const appointmentOf = {
  name: 'consents.appointment_of_patient',
  text: `select 1 from appointments
    where clinic_id = $1 and patient_id = $2 and id = $3 and archived_at is null`,
};

async function refuseForeignVisit(
  tx: Tx,
  { clinicId }: Member,
  patientId: number,
  { treatment_session_id, appointment_id }: Input,
): Promise<void> {
  const visits = [
    ['treatment_session_id', sessionOf, treatment_session_id],
    ['appointment_id', appointmentOf, appointment_id],
  ] as const;
  for (const [field, statement, id] of visits) {
    if (id == null) continue;
    const rows = await tx.query(statement, [clinicId, patientId, id]);
    if (rows.length === 0) throw invalid(field, consentTexts.unknownVisit);
  }
}

async function serviceTitle(tx: Tx, { clinicId }: Member, id: number | null | undefined) {
  if (id == null) return undefined;
  const rows = await tx.query<{ title: string }>(
    'select title from services where clinic_id = $1 and id = $2',
    [clinicId, id],
  );
  const [service] = rows;
  if (!service) throw invalid('service_id', consentTexts.unknownService);
  return service.title;
}

function factsOf(
  { number }: ConsentTemplate,
  { full_name, national_code }: People,
  patientId: number,
  service: string | undefined,
): (readonly [string, string])[] {
  return [
    [consentWords.patient, full_name],
    [consentWords.nationalCode, codeText(national_code)],
    [consentWords.file, toPersianDigits(String(patientId))],
    ...(service === undefined ? [] : [[consentWords.service, toPersianDigits(service)] as const]),
    [consentWords.number, toPersianDigits(String(number))],
  ];
}

function signedLines(input: Input, { taker }: People, at: string): (readonly [string, string])[] {
  const { signer_name, signer, relation, signature } = input;
  return [
    [consentWords.signer, signer === 'self' ? signer_name : `${signer_name} (${relation})`],
    [consentWords.signedAt, consentWords.at(jalaliDate(at), tehranTime(at))],
    [consentWords.taker, taker],
    signature.kind === 'typed'
      ? [consentWords.signature, consentWords.typed(signer_name)]
      : [consentWords.signature, consentWords.drawn],
  ];
}

interface Signed {
  patientId: number;
  input: Input;
  fileName: string;
  signedAt: string;
}

const insert = {
  name: 'consents.insert',
  text: `insert into patient_consents (clinic_id, patient_id, version_id, service_id,
      treatment_session_id, appointment_id, signed_at, signer, signer_name, relation,
      signature_kind, signature, taken_by, file)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
};

/** The audit log says all but the strokes. */
async function addConsent(db: Database, tx: Tx, member: Member, signed: Signed) {
  const { patientId, input, fileName, signedAt } = signed;
  const { signature, signer, signer_name, text_id } = input;
  const relation = signer === 'guardian' ? (input.relation ?? null) : null;
  const strokes = signature.kind === 'drawn' ? JSON.stringify(signature.strokes) : null;
  const [row] = await tx.query<{ id: number }>(insert, [
    member.clinicId,
    patientId,
    text_id,
    input.service_id ?? null,
    input.treatment_session_id ?? null,
    input.appointment_id ?? null,
    signedAt,
    signer,
    signer_name,
    relation,
    signature.kind,
    strokes,
    member.userId,
    fileName,
  ]);
  const { id } = found(row);
  const after = {
    patient_id: patientId,
    version_id: text_id,
    signer,
    signer_name,
    relation,
    signature_kind: signature.kind,
    file: fileName,
  };
  await audit(tx, member, { action: 'create', entity: 'patient_consents', entityId: id, after });
  return found(await patientConsentsTable(db).within(tx).find(member, id));
}
