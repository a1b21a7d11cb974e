import type {
  ConsentTemplate,
  consentTemplateInput,
  consentTemplateUpdate,
} from '@ziba/shared/contracts/consents';
import { consentTexts } from '@ziba/shared/contracts/consents';
import type { z } from 'zod';
import { audit, changes } from '../../data/audit';
import { persian } from '../../data/conditions';
import { tenantTable } from '../../data/tenant-table';
import type { Database, Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { found, invalid } from '../../lib/refusal';

const servicesSql = `coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title)
    order by s.title collate "fa_icu", s.id)
  from consent_template_services ts
  join services s on s.clinic_id = ts.clinic_id and s.id = ts.service_id
  where ts.clinic_id = t.clinic_id and ts.template_id = t.id), '[]')`;

/** The templates of a clinic with their present texts. */
export const templatesTable = (db: Database) =>
  tenantTable<ConsentTemplate>(db, 'consent_templates', {
    readers: ['services', 'patients', 'prescriptions', 'appointments'],
    columns: ['title', 'is_active'],
    select: `t.id, t.version, t.title, v.body, v.id as text_id, v.number, t.is_active,
      ${servicesSql} as services, t.updated_at`,
    joins: `left join lateral (select v.id, v.body, v.number from consent_versions v
      where v.clinic_id = t.clinic_id and v.template_id = t.id
      order by v.number desc limit 1) v on true`,
    searched: ['title'],
    sorted: { title: persian('title'), updated_at: 'updated_at' },
    defaultSort: 'title',
  });

const addText = {
  name: 'consents.add_text',
  text: `insert into consent_versions (clinic_id, user_id, template_id, number, title, body)
    select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5 from consent_versions
    where clinic_id = $1 and template_id = $3`,
};
const dropServices = {
  name: 'consents.drop_services',
  text: `delete from consent_template_services where clinic_id = $1 and template_id = $2
    returning service_id`,
};
const addServices = {
  name: 'consents.add_services',
  text: `insert into consent_template_services (clinic_id, template_id, service_id)
    select $1, $2, id from services
    where clinic_id = $1 and id = any($3) and (archived_at is null or id = any($4))
    returning service_id`,
};

async function setServices(tx: Tx, { clinicId }: Member, id: number, services: number[]) {
  const had = await tx.query<{ service_id: number }>(dropServices, [clinicId, id]);
  // A service that was archived meanwhile may stay in the list.
  const before = had.map(({ service_id }) => service_id);
  const added = await tx.query(addServices, [clinicId, id, services, before]);
  if (added.length < services.length) throw invalid('service_ids', consentTexts.unknownService);
}

/** Adds a template with its first text. Errors: 400 for an unknown service. */
export const addTemplate = (
  db: Database,
  member: Member,
  { title, body, service_ids, is_active }: z.output<typeof consentTemplateInput>,
): Promise<ConsentTemplate> =>
  db.tenant(member.clinicId, async (tx) => {
    const templates = templatesTable(db).within(tx);
    // The row is read again below, when it has its text.
    const [row] = await tx.query<{ id: number }>(
      `insert into consent_templates (clinic_id, title, is_active) values ($1, $2, $3) returning id`,
      [member.clinicId, title, is_active],
    );
    const { id } = found(row);
    await tx.query(addText, [member.clinicId, member.userId, id, title, body]);
    await setServices(tx, member, id, service_ids);
    const after = { title, body, service_ids, is_active };
    await audit(tx, member, { action: 'create', entity: 'consent_templates', entityId: id, after });
    return found(await templates.find(member, id));
  });

/**
 * Changes a template. A changed title or text becomes a new version; signed consents keep theirs. Errors: 400 for an
 * unknown service, 404, 409 for a stale edit.
 */
export const editTemplate = (
  db: Database,
  member: Member,
  id: number,
  { version, body, service_ids, ...columns }: z.output<typeof consentTemplateUpdate>,
): Promise<ConsentTemplate> =>
  db.tenant(member.clinicId, async (tx) => {
    const templates = templatesTable(db).within(tx);
    const before = found(
      await templates.findLocked(member, id, version),
      consentTexts.templateNotFound,
    );
    const old = { body: before.body, service_ids: before.services.map((service) => service.id) };
    const next = { title: columns.title ?? before.title, body: body ?? before.body };
    if (next.title !== before.title || next.body !== before.body) {
      await tx.query(addText, [member.clinicId, member.userId, id, next.title, next.body]);
    }
    if (service_ids) await setServices(tx, member, id, service_ids);
    await templates.update(member, id, columns);
    const parts = { body: next.body, service_ids: service_ids ?? old.service_ids };
    const difference = changes(
      { body: old.body, service_ids: old.service_ids.toSorted() },
      { body: parts.body, service_ids: parts.service_ids.toSorted() },
    );
    if (Object.keys(difference.after).length > 0) {
      const entry = { action: 'update', entity: 'consent_templates', entityId: id };
      await audit(tx, member, { ...entry, ...difference });
      await templates.touch(member, id);
    }
    return found(await templates.find(member, id));
  });
