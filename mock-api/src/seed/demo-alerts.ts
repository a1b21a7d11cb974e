import { addDays } from './calendar';
import type { NextId } from './insert-rows';
import { gender } from './people';
import { randomOf } from './random';

interface Clinic {
  clinicId: number;
  /** Who recorded the alerts. */
  doctors: readonly number[];
  patients: readonly { id: number; gender: string; notes: string | null }[];
}

type Alert = Record<'kind' | 'text' | 'severity' | 'reaction' | 'note', string | null>;

const alert = (kind: string, text: string, more: Partial<Alert> = {}): Alert => ({
  ...{ kind, text, severity: null, reaction: null, note: null },
  ...more,
});

const lidocaine = alert('allergy', 'لیدوکائین', { severity: 'severe', reaction: 'افت فشار خون' });
const choices: readonly Alert[] = [
  alert('allergy', 'پنی‌سیلین', { severity: 'severe', reaction: 'کهیر و تنگی نفس' }),
  alert('allergy', 'آموکسی‌سیلین', { severity: 'moderate', reaction: 'بثورات پوستی' }),
  alert('allergy', 'لاتکس', { severity: 'mild', reaction: 'خارش' }),
  alert('condition', 'زخم معده', { note: 'از مسکن‌های ضدالتهاب پرهیز شود.' }),
  alert('condition', 'صرع'),
  alert('medicine', 'وارفارین', { note: 'پیش از تزریق با پزشک معالج هماهنگ شود.' }),
  alert('medicine', 'ایبوپروفن'),
];

/** The alerts of some patients: those whose notes name an allergy, a few others, and a few pregnancies. */
export function demoAlerts({ clinicId, doctors, patients }: Clinic, today: string, nextId: NextId) {
  const random = randomOf(`alerts of ${clinicId}`);
  return patients.flatMap(({ id, gender: sex, notes }) => {
    const alerts = [
      ...(notes?.includes('لیدوکائین') ? [lidocaine] : []),
      ...(random.chance(14) ? [random.pick(choices)] : []),
      ...(sex === gender.woman && random.chance(4) ? [alert('pregnancy', 'سه‌ماهه دوم')] : []),
    ];
    return alerts.map((one) => ({
      clinic_id: clinicId,
      id: nextId('patient_alerts'),
      patient_id: id,
      ...one,
      recorded_by: random.pick(doctors),
      created_at: `${addDays(today, -random.int(5, 25))}T09:30:00Z`,
    }));
  });
}
