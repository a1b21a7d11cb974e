import { z } from 'zod';
import { TimeRangesField, type TimeRange } from '../../ui/fields/time-ranges-field';
import type { GalleryPage } from '../gallery-page';
import { formExamples } from '../form-examples';

const range = z.object({ from: z.string(), to: z.string() });
const sample = z.object({ saturday: z.array(range), friday: z.array(range) });
type Sample = z.input<typeof sample>;

const usual: TimeRange = { from: '09:00', to: '17:00' };
const filledIn: Sample = {
  saturday: [
    { from: '09:00', to: '13:00' },
    { from: '16:30', to: '24:00' },
  ],
  friday: [],
};

const fields = (readOnly = false) => (
  <>
    <TimeRangesField<Sample>
      name="saturday"
      label="شنبه"
      none="تعطیل"
      usual={usual}
      readOnly={readOnly}
    />
    <TimeRangesField<Sample>
      name="friday"
      label="جمعه"
      hint="بدون ساعت، کلینیک در این روز بسته است."
      none="تعطیل"
      usual={usual}
      readOnly={readOnly}
    />
  </>
);

const refusals = { 'saturday.1.to': 'پایان باید پس از آغاز باشد' };

export const dayTimes: GalleryPage = {
  path: 'day-times',
  title: 'ساعت‌های روز',
  examples: formExamples(sample, [
    { name: 'پر شده', fields: fields(), initial: filledIn },
    { name: 'نادرست', fields: fields(), initial: filledIn, refusals },
    { name: 'قفل', fields: fields(true), initial: filledIn },
  ]),
};
