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

/** The kinds of hits, each with a screen that it leads to. */
export const foundKinds = ['patient', 'appointment', 'plan', 'staff', 'product', 'ticket'] as const;
export type FoundKind = Extract<SearchKind, (typeof foundKinds)[number]>;
export type FoundHit = SearchHit & { kind: FoundKind };

export const isFound = (hit: SearchHit): hit is FoundHit =>
  (foundKinds as readonly string[]).includes(hit.kind);

/** The conversation of a ticket of the clinic; nothing else of the shell leads there. */
const ticket = (id: number) => `/clinic/support/ticket/${id}`;

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
  appointment: ({ id, title, patient_id, transcription_id }) => [
    { label: m.actions.receipt, path: addresses.receipt(id) },
    ...(transcription_id === null
      ? []
      : [{ label: m.actions.prescription, path: addresses.prescription(transcription_id) }]),
    ...(patient_id === null
      ? []
      : [{ label: m.actions.card, patient: { id: patient_id, full_name: title } }]),
  ],
  plan: ({ id }) => [
    { label: m.actions.plan, path: addresses.planAddresses('prescriptions').display(id) },
    { label: m.actions.plan, path: addresses.planAddresses('appointments').display(id) },
  ],
  staff: ({ id }) => {
    const { profile, access } = addresses.userAddresses('clinic');
    return [
      { label: m.actions.staff, path: profile(id) },
      { label: m.actions.access, path: access(id, 'permission') },
    ];
  },
  product: ({ id }) => [{ label: m.actions.product, path: addresses.product(id) }],
  ticket: ({ id }) => [{ label: m.actions.ticket, path: ticket(id) }],
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
