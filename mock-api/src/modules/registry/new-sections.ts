import type { ReleaseInfo, SectionDescriptor } from '@ziba/shared/contracts/registry';
import type {
  acceptAnswer,
  acceptInput,
  NewSection,
} from '@ziba/shared/contracts/section-switches';
import type { z } from 'zod';
import type { Tx } from '../../db/connect';
import type { Session } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { auditRegistry } from './audit';
import { tellOperators } from './registry-tell';
import { pagesOf } from './section-pages';
import { switchSection } from './switches';

/** Keys that no release before this one had belong to the team until the operator accepts them. */
const insertNew = {
  name: 'new_sections.insert',
  text: `insert into team_sections (section, remote, version)
    select key, $2, $3 from unnest($1::text[]) key
    where not exists (
      select from releases r, jsonb_array_elements(r.release->'sections') s
      where (r.remote, r.version) <> ($2, $3) and s->>'area' = 'clinic' and s->>'key' = key)
    on conflict (section) do nothing`,
};

const waitingKeys = {
  name: 'new_sections.waiting_keys',
  text: 'select section from team_sections where section = any($1) and accepted_at is null',
};

const waiting = {
  name: 'new_sections.waiting',
  text: `select n.section, n.remote, n.version, n.created_at, r.author, r.notes, r.size,
      r.release->'sections' as parts
    from team_sections n join releases r on r.remote = n.remote and r.version = n.version
    where n.accepted_at is null order by n.created_at, n.section`,
};

const accept = {
  name: 'new_sections.accept',
  text: `update team_sections set accepted_at = app_now(), accepted_by = $2
    where section = $1 and accepted_at is null returning remote, version`,
};

const ofClinics = (parts: readonly SectionDescriptor[]) =>
  parts.filter(({ area }) => area === 'clinic');

/** Stores which sections of a new release the operator has to accept; they are off for every clinic until then. */
export async function keepNewSections(tx: Tx, release: ReleaseInfo): Promise<void> {
  const keys = [...new Set(ofClinics(release.sections).map(({ key }) => key))];
  await tx.query(insertNew, [keys, release.remote, release.version]);
}

/** Reads the sections of a release that the operator has not accepted yet. */
export async function waitingOf(
  tx: Tx,
  { sections }: ReleaseInfo,
): Promise<{ section: string; title: string }[]> {
  const parts = ofClinics(sections);
  const rows = await tx.query<{ section: string }>(waitingKeys, [parts.map(({ key }) => key)]);
  return rows.map(({ section }) => ({
    section,
    title: parts.find(({ key }) => key === section)?.title ?? section,
  }));
}

type WaitingRow = Omit<NewSection, 'title' | 'pages'> & { parts: SectionDescriptor[] };

/** Reads all sections that wait for acceptance, the oldest first, with the rights that their release asks for. */
export async function newSections(tx: Tx): Promise<NewSection[]> {
  const rows = await tx.query<WaitingRow>(waiting);
  return rows.map(({ parts, ...row }) => {
    const own = ofClinics(parts).filter(({ key }) => key === row.section);
    return { ...row, title: own[0]?.title ?? row.section, pages: pagesOf(own) };
  });
}

/**
 * Accepts a section and switches it on for the named clinics; for all others it stays off. Errors: 404 when no such
 * section waits; 400 for a clinic that does not exist.
 */
export async function acceptSection(
  tx: Tx,
  session: Session,
  section: string,
  { clinic_ids, reason }: z.output<typeof acceptInput>,
): Promise<z.output<typeof acceptAnswer>> {
  const [row] = await tx.query<{ remote: string; version: string }>(accept, [
    section,
    session.username,
  ]);
  const { remote, version } = found(row);
  await auditRegistry(tx, session, { action: 'accept_section', remote, version, section, reason });
  await tellOperators(tx);
  if (clinic_ids.length === 0) return { section, changed: [] };
  const { changed } = await switchSection(tx, session, {
    clinic_ids,
    section,
    is_on: true,
    reason,
  });
  return { section, changed };
}
