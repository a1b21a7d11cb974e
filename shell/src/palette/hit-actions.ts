import * as addresses from '@ziba/shared/contracts/addresses';
import type { SearchHit, SearchKind } from '@ziba/shared/contracts/search';
import { canAccess } from '@ziba/shared/session/access';
import { patientFileAddress } from '@ziba/shared/session/use-patient-file-address';
import type { Session } from '@ziba/shared/session/session-store';
import { m } from './messages';

/** An action of a search hit: opens an address, or the patient drawer over the current page. */
export type HitAction =
  | { label: string; path: string }
  | { label: string; patient: { id: number; full_name: string } };

/** The kinds of hits that have a screen. Add others, such as staff, when their screen is built. */
export const foundKinds = ['patient', 'appointment', 'plan', 'product'] as const;
export type FoundKind = Extract<SearchKind, (typeof foundKinds)[number]>;
export type FoundHit = SearchHit & { kind: FoundKind };

export const isFound = (hit: SearchHit): hit is FoundHit =>
  (foundKinds as readonly string[]).includes(hit.kind);

const actions: Record<FoundKind, (hit: SearchHit) => HitAction[]> = {
  patient: ({ id, title }) => {
    const file = patientFileAddress(id);
    return [
      { label: m.actions.card, patient: { id, full_name: title } },
      ...(file === undefined ? [] : [{ label: m.actions.file, path: file }]),
      { label: m.actions.book, path: addresses.bookingFor(id) },
      { label: m.actions.editPatient, path: addresses.patientEdit(id) },
    ];
  },
  appointment: ({ id, title, patient_id }) => [
    { label: m.actions.receipt, path: addresses.receipt(id) },
    ...(patient_id === null
      ? []
      : [{ label: m.actions.card, patient: { id: patient_id, full_name: title } }]),
  ],
  plan: ({ id }) => [
    { label: m.actions.plan, path: addresses.planAddresses('prescriptions').display(id) },
    { label: m.actions.plan, path: addresses.planAddresses('appointments').display(id) },
  ],
  product: ({ id }) => [{ label: m.actions.product, path: addresses.product(id) }],
};

/** The actions that this user may take with a hit, the most common first; one action for each label. */
export function actionsOf(hit: FoundHit, { plan, access }: Session): HitAction[] {
  const sections = plan?.sections ?? [];
  const allowed = actions[hit.kind](hit).filter(
    (action) => !('path' in action) || canAccess(action.path, sections, access) === 'allowed',
  );
  return allowed.filter(
    ({ label }, index) => allowed.findIndex((other) => other.label === label) === index,
  );
}
