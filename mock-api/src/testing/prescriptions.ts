import { aPractice, at } from './clinical';
import type { TestApi } from './start-api';

/** A practice, and the two prescriptions as the texts send them; `save` sends one of them. */
export async function aDesk(api: TestApi) {
  const practice = await aPractice(api);
  const { staff, appointment, serviceId, patientId, doctorId } = practice;
  const surgical = (overrides: Record<string, unknown> = {}) => ({
    appointment_id: appointment.id,
    patient_id: patientId,
    doctor_id: doctorId,
    service_type_id: serviceId,
    type: 'عمل جراحی',
    title: 'بلفاروپلاستی',
    operation_topic: 'پلک بالا',
    operation_date: at(4, '17:00'),
    // The day may be a Friday.
    off_time_reason: 'به خواست زیباجو',
    required_items: 'نخ بخیه (۲), گاز استریل (۵ عدد)',
    description: 'شش ساعت ناشتا باشد',
    attachments: 'a.png,b.png',
    ...overrides,
  });
  /** An operation of yesterday, of which a report can be given. */
  const passed = (overrides: Record<string, unknown> = {}) =>
    surgical({ operation_date: at(-1, '17:00'), ...overrides });
  const pharmacy = (overrides: Record<string, unknown> = {}) => ({
    appointment_id: appointment.id,
    type: 'داروخانه ای',
    medications: [{ name: 'مسکن', quantity: '10', usage: 'شب‌ها' }],
    ...overrides,
  });
  const save = (sent: object, call = staff) => call('POST', '/patient-transcriptions', sent);
  return { ...practice, surgical, passed, pharmacy, save };
}
