import { serviceTitle } from '../../../data/service-title';
import type { BoardItem, Column } from '../model/board-columns';

const series = ['series-2', 'series-3', 'series-4', 'series-5', 'series-6'] as const;

/** A colour of the theme for the edge that a card begins with. */
export type Stripe = (typeof series)[number] | 'accent' | 'line-strong';

export interface ServiceOnBoard {
  id: number;
  title: string;
  stripe: Stripe;
}

/** The colour at a position; after the last colour the first one follows. */
const colourAt = (place: number): Stripe => series[place % series.length] ?? 'accent';

/**
 * The services of the appointments on show, by their titles. The colour belongs to the service: it is the same on
 * every day and with every filter, so some services share one. The cards name their services.
 */
export function servicesOf(columns: readonly Column[]): ServiceOnBoard[] {
  const titles = new Map<number, string>();
  for (const item of columns.flatMap(({ items }) => items)) {
    if (item.kind !== 'appointment' || !item.appointment.service) continue;
    titles.set(item.appointment.service.id, serviceTitle(item.appointment));
  }
  return [...titles]
    .map(([id, title]) => ({ id, title, stripe: colourAt(id) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'fa'));
}

/** The colour of a card's edge: that of its service, or that of its kind. */
export function stripeOf(item: BoardItem, services: readonly ServiceOnBoard[]): Stripe {
  if (item.kind === 'hold') return 'line-strong';
  if (item.kind !== 'appointment') return 'accent';
  const { service } = item.appointment;
  return services.find(({ id }) => id === service?.id)?.stripe ?? 'line-strong';
}
