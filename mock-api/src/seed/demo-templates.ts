import type { DemoService } from './demo-services';
import type { NextId } from './insert-rows';

interface Clinic {
  clinicId: number;
  services: readonly DemoService[];
}

const plans = [
  {
    title: 'لیزر موهای زائد',
    at: 3,
    count: 6,
    gap: 30,
    description: 'هر جلسه با فاصله یک ماه',
  },
  { title: 'جوان‌سازی پوست', at: 4, count: 3, gap: 14, description: null },
];
const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'];

/** Two templates of plans. */
export function demoTemplates({ clinicId, services }: Clinic, nextId: NextId) {
  return plans.map(({ title, at, count, gap, description }) => {
    const service = services[at % services.length];
    const sessions = Array.from({ length: count }, (_, place) => ({
      day_offset: place * gap,
      session_title: `جلسه ${ordinals[place] ?? ''}`,
      service_id: service?.id ?? null,
      service_type: service?.title ?? title,
      estimated_duration: 1,
      service_cost: service?.fee ?? 0,
      required_items: [{ name: 'گاز استریل', quantity: '۲ بسته' }],
    }));
    const id = nextId('plan_templates');
    return { clinic_id: clinicId, id, title, description, sessions };
  });
}
