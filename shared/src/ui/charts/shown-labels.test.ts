import fc from 'fast-check';
import { pointLabel } from './labels';
import { shownLabels } from './shown-labels';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    pointLabel(new Date(Date.UTC(2025, 2, 15 + index)).toISOString().slice(0, 10), 'day'),
  );

it('names the month only where it begins', () => {
  const shown = shownLabels(days(8), 60).map(({ short, group }) => `${short} ${group}`.trim());
  expect(shown).toEqual(['۲۵ اسفند', '۲۶', '۲۷', '۲۸', '۲۹', '۳۰', '۱ فروردین', '۲']);
});

it('names the newest point, and as many others as fit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 200, max: 1200 }),
      (count, width) => {
        const shown = shownLabels(days(count), width / count);
        expect(shown.at(-1)?.index).toBe(count - 1);
        const step = (shown[1]?.index ?? count) - (shown[0]?.index ?? 0);
        expect(step * (width / count)).toBeGreaterThanOrEqual(Math.min(width, 15));
      },
    ),
  );
});

it('prints no month over another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 400 }),
      fc.integer({ min: 200, max: 1200 }),
      (count, width) => {
        const band = width / count;
        const months = shownLabels(days(count), band).filter(({ group }) => group);
        months.slice(1).forEach(({ index, group }, place) => {
          const before = months[place];
          const room = (index - (before?.index ?? 0)) * band;
          expect(room).toBeGreaterThan(((group.length + (before?.group.length ?? 0)) / 2) * 6.5);
        });
      },
    ),
  );
});
