import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { aBoard, at } from '../../../testing/board-samples';
import { columnsOf } from '../model/board-columns';
import { lookOf } from './item-look';
import { servicesOf, stripeOf } from './service-colour';

const day = { start: at('14:30'), end: at('15:00') };
const gel = { id: 21, title: 'تزریق ژل لب' };
const botox = { id: 27, title: 'بوتاکس' };

/** The columns of a board with these appointments, and how their cards look. */
function drawn(...rows: Partial<AppointmentDetails>[]) {
  const appointments = rows.map((over, index) =>
    anAppointmentDetails({ id: index + 1, ...day, ...over }),
  );
  const columns = columnsOf(aBoard({ appointments, sessions: [], busy: [] }));
  const items = columns.flatMap((column) => column.items);
  return { services: servicesOf(columns), items };
}

it('gives each service an edge of its own colour, the same for every doctor', () => {
  const { services, items } = drawn(
    { service: gel },
    { service: botox, start: at('15:00'), end: at('15:30') },
    { service: gel, doctor_id: 4 },
  );
  const [one, other, again] = items.map((item) => stripeOf(item, services));
  expect(one).not.toBe(other);
  expect(again).toBe(one);
  expect(services).toMatchObject([
    { title: 'بوتاکس', stripe: other },
    { title: 'تزریق ژل لب', stripe: one },
  ]);
});

it('keeps the colour of a service whatever else is on show', () => {
  const alone = drawn({ service: botox });
  const filler = Array.from({ length: 6 }, (_, index) => ({
    service: { id: 20 + index, title: `خدمت ${index}` },
    start: at(`1${index}:00`),
    end: at(`1${index}:30`),
  }));
  const among = drawn(...filler, { service: botox });
  const colourOf = ({ services }: ReturnType<typeof drawn>) =>
    services.find(({ id }) => id === botox.id)?.stripe;
  expect(colourOf(among)).toBe(colourOf(alone));
});

it('draws expected patients on white, because the shaded ground means closed hours', () => {
  const { items } = drawn(
    {},
    { start: at('15:00'), end: at('15:30'), arrived_at: at('14:50') },
    { start: at('15:30'), end: at('16:00'), status: 'visiting' },
    { start: at('16:00'), end: at('16:30'), status: 'done' },
  );
  const looks = items.map(lookOf);
  expect(looks.map(({ tone }) => tone)).toEqual(['plain', 'warning', 'info', 'success']);
  // The colour is not the only sign: every status has an icon of its own.
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(4);
});
