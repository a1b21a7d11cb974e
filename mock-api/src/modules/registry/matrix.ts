import type { Page } from '@ziba/shared/contracts/lists';
import { offSections, sectionModules } from '@ziba/shared/contracts/section-modules';
import type { MatrixQuery, MatrixRow, SwitchCell } from '@ziba/shared/contracts/section-switches';
import type { Tx } from '../../db/connect';
import { persian, where, type Where } from '../../data/conditions';
import { listedPage } from '../../data/listed-page';
import type { SwitchedSection } from './matrix-columns';
import { versionFor, type RegistryState } from './registry-state';
import { healthOfClinics } from './release-health';

interface ClinicRow extends Omit<MatrixRow, 'cells'> {
  features: string;
}

const clinics = {
  select: `t.id as clinic_id, t.name, t.clinic_id as code, t.city,
    t.account_status = 'active' as is_active, t.features`,
  from: 'from clinics t',
  searched: ['name', 'name_en', 'clinic_id', 'city'],
  sorted: { name: persian('name'), code: 'clinic_id', city: persian('city') },
  defaultSort: 'name',
};

const switchedOff = {
  name: 'matrix.switches',
  text: 'select id as clinic_id, off_sections(id) as sections from clinics where id = any($1)',
};

const nextSchedules = {
  name: 'matrix.schedules',
  text: `select distinct on (clinic_id, section) clinic_id, section, id, at, is_on
    from switch_schedules where clinic_id = any($1) and done_at is null and canceled_at is null
    order by clinic_id, section, at, id`,
};

/** Reads one page of clinics, each with all sections that can be switched. */
export async function matrixPage(
  tx: Tx,
  query: MatrixQuery,
  sections: readonly SwitchedSection[],
  state: RegistryState,
): Promise<Page<MatrixRow>> {
  const remote = sections.find(({ section }) => section === query.section)?.remote;
  const conditions = [where('t.archived_at is null'), inState(query, remote)];
  const { data, meta } = await listedPage<ClinicRow>(tx, clinics, query, conditions);
  const ids = data.map(({ clinic_id }) => clinic_id);
  const keys = sections.map(({ section }) => section);

  const off = new Map(
    (await tx.query<{ clinic_id: number; sections: string[] }>(switchedOff, [ids])).map((row) => [
      row.clinic_id,
      row.sections,
    ]),
  );
  type Next = NonNullable<SwitchCell['scheduled']> & { clinic_id: number; section: string };
  const scheduled = byPlace(await tx.query<Next>(nextSchedules, [ids]));
  const health = byPlace(await healthOfClinics(tx, ids, keys));

  const cellsOf = ({ clinic_id, features }: ClinicRow) => {
    const reasons = offSections(features, off.get(clinic_id) ?? []);
    return sections.map(({ section, remote }): SwitchCell => {
      const reason = reasons[section] ?? null;
      const { id, at, is_on } = scheduled.get(placeOf(clinic_id, section)) ?? {};
      const {
        loads = 0,
        failures = 0,
        last_opened_at = null,
      } = health.get(placeOf(clinic_id, section)) ?? {};
      return {
        section,
        is_on: reason === null,
        reason,
        scheduled: id && at && is_on !== undefined ? { id, at, is_on } : null,
        version: ownVersion(state, remote, clinic_id),
        ...{ loads, failures, last_opened_at },
      };
    });
  };
  return {
    data: data.map(({ features, ...clinic }) => ({
      ...clinic,
      cells: cellsOf({ features, ...clinic }),
    })),
    meta,
  };
}

const placeOf = (clinicId: number, section: string) => `${clinicId} ${section}`;

function byPlace<Row extends { clinic_id: number; section: string }>(rows: readonly Row[]) {
  return new Map(rows.map((row) => [placeOf(row.clinic_id, row.section), row]));
}

/** The version of a clinic if it is not the default. */
function ownVersion(state: RegistryState, remote: string, clinicId: number): string | null {
  const live = state.remotes.get(remote);
  const version = live && versionFor(live, clinicId);
  return version === undefined || version === live?.version ? null : version;
}

/**
 * The condition of the clinics where any section, or the requested one, has this state; `remote` is the one that
 * contains it.
 */
function inState({ state, section }: MatrixQuery, remote?: string): Where | undefined {
  const ofSection = (text: string) =>
    section ? where(`exists (${text} and s.section = ?)`, section) : where(`exists (${text})`);
  const ofRemote = (text: string) =>
    section ? where(`exists (${text} and s.remote = ?)`, remote ?? '') : where(`exists (${text})`);
  switch (state) {
    case 'any_off':
      return isOff(section);
    case 'scheduled':
      return ofSection(`select from switch_schedules s where s.clinic_id = t.id
        and s.done_at is null and s.canceled_at is null`);
    case 'pinned':
      return ofRemote('select from activations s where s.clinic_id = t.id');
    case 'canary':
      return ofRemote(
        "select from rollouts s where s.state = 'running' and t.id = any(s.clinic_ids)",
      );
    case 'failing':
      return ofSection(`select from section_reports s where s.clinic_id = t.id
        and s.kind <> 'opened' and s.at > app_now() - interval '24 hours'`);
    case undefined:
      return undefined;
  }
}

/** A section that is not accepted yet is off everywhere, so it does not distinguish clinics. */
const accepted = `exists (select from unnest(off_sections(t.id)) o where not exists (
  select from team_sections n where n.section = o and n.accepted_at is null))`;

/** Switched off, or its module was not bought. */
function isOff(section: string | undefined): Where {
  const modules = Object.entries(sectionModules)
    .filter(([key]) => !section || key === section)
    .map(([, module]) => module);
  const unbought = modules.map(() => 'or position(? in t.features) = 0').join(' ');
  return {
    text: `${section ? '? = any(off_sections(t.id))' : accepted} ${unbought}`,
    values: [...(section ? [section] : []), ...modules],
  };
}
