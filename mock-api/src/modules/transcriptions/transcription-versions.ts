import type { Page } from '@ziba/shared/contracts/lists';
import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { TranscriptionVersion } from '@ziba/shared/contracts/transcription-versions';
import type { Database } from '../../db/connect';
import { ownOnly } from '../../data/own-rows';
import { allRows } from '../../data/pages';
import type { Member } from '../../lib/actor';
import { found } from '../../lib/refusal';
import { transcriptionsTable } from './transcriptions.queries';

/** What stands on the paper of a prescription. */
const contentOf = ({
  title,
  operation_topic,
  operation_date,
  description,
  plan_notes,
  tracking_code,
  items,
  medications,
}: Transcription) => ({
  title,
  operation_topic,
  operation_date,
  description,
  plan_notes,
  tracking_code,
  items,
  medications,
});
type Content = ReturnType<typeof contentOf>;

/** All changes of one moment: one edit writes its fields and its lines apart. */
interface Edit {
  action: string;
  at: string;
  author: string | null;
  before: Partial<Content> | null;
}

const edits = {
  name: 'transcriptions.edits',
  text: `select e.action, e.at, u."fullName" as author, e.before from audit_log e
    left join users u on u.clinic_id = e.clinic_id and u.id = e.user_id
    where e.clinic_id = $1 and e.entity = 'transcriptions' and e.entity_id = $2
      and e.action in ('create', 'update') order by e.id desc`,
};

/** Reads every version of a prescription from the record of its changes, the last one first. Errors: 404. */
export const listTranscriptionVersions = (
  db: Database,
  member: Member,
  id: number,
): Promise<Page<TranscriptionVersion>> =>
  db.tenant(member.clinicId, async (tx) => {
    const row = found(ownOnly(member, await transcriptionsTable(db).within(tx).find(member, id)));
    const rows = await tx.query<Edit>(edits, [member.clinicId, id]);
    return allRows(versionsOf(row, rows));
  });

/** Goes back from the prescription as it is now: before each edit stood what the edit replaced. */
function versionsOf(row: Transcription, rows: readonly Edit[]): TranscriptionVersion[] {
  const created = rows.find(({ action }) => action === 'create');
  const later = rows.filter(({ at }) => at !== created?.at);
  const versions: Omit<TranscriptionVersion, 'version'>[] = [];
  let content = contentOf(row);
  for (const at of new Set(later.map((edit) => edit.at))) {
    const earlier = earlierThan(content, later, at);
    if (!earlier) continue;
    const author = later.find((edit) => edit.at === at)?.author ?? null;
    versions.push({ ...content, author, created_at: at });
    content = earlier;
  }
  versions.push({ ...content, author: created?.author ?? null, created_at: row.created_at });
  return versions.map((version, index) => ({ ...version, version: versions.length - index }));
}

/** The content before the edits of a moment; undefined when they changed nothing of it. */
function earlierThan(content: Content, rows: readonly Edit[], at: string): Content | undefined {
  const replaced = rows.filter((edit) => edit.at === at).map(({ before }) => before ?? {});
  const pairs = replaced.flatMap((before) =>
    Object.entries(before).filter(([name]) => name in content),
  );
  return pairs.length > 0 ? { ...content, ...Object.fromEntries(pairs) } : undefined;
}
