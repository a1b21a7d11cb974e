import { percentageSources, staffInsurances } from '@ziba/shared/contracts/financial-info';
import { addDays } from './calendar';
import { clinicUserIds, fullNameOf } from './demo-users';
import type { NextId } from './insert-rows';
import { distinct, randomOf, type Random } from './random';

const million = 1_000_000;

const boughtServices = [
  ['اجاره ساختمان', 120 * million, 12],
  ['نظافت روزانه', 18 * million, 1],
  ['اینترنت و تلفن', 4 * million, 6],
  ['پشتیبانی نرم‌افزار', 9 * million, 12],
  ['دفع پسماند پزشکی', 6 * million, 3],
  ['تبلیغات شبکه‌های اجتماعی', 25 * million, 2],
] as const;

/** Days since the last service, and the interval in months; the second device is overdue. */
const machines = [
  ['لیزر الکساندرایت', 4_800 * million, 0, 35 * million, 6, 40],
  ['هایفوتراپی', 2_350 * million, 350 * million, 20 * million, 4, 150],
  ['میکرونیدلینگ آر‌اف', 980 * million, 0, 8 * million, 6, 170],
  ['دستگاه اتوکلاو', 210 * million, 40 * million, 3 * million, 12, 20],
  ['یونیت کرایو', 640 * million, 120 * million, null, null, null],
] as const;

const insurances = [
  ['تامین اجتماعی', 'پایه', 12 * million, 70, 30],
  ['خدمات درمانی', 'پایه', 10 * million, 65, 35],
  ['نیروهای مسلح', 'پایه', 9 * million, 75, 25],
  ['بیمه تکمیلی', 'تکمیلی', 6 * million, 50, 50],
] as const;

const banks = ['ملت', 'ملی', 'سامان', 'پاسارگاد', 'تجارت'] as const;

/** Profiles of the staff, services that the clinic buys, their documents, devices and insurances. */
export function demoAccounting(clinicId: number, today: string, nextId: NextId) {
  const random = randomOf(`accounting of ${clinicId}`);
  const services = demoBoughtServices(clinicId, random, nextId);
  return {
    financial_info: demoProfiles(clinicId, random, nextId),
    internal_services: services,
    internal_service_documents: demoBills(services, today, random, nextId),
    devices: demoDevices(clinicId, today, random, nextId),
    insurances: insurances.map(([name, type, mainCost, clinicPercentage, insuredPercentage]) => ({
      clinic_id: clinicId,
      id: nextId('insurances'),
      name,
      type,
      mainCost,
      clinicPercentage,
      insuredPercentage,
    })),
  };
}

/** Some people have no profile yet, so that one can be added in the demo. */
function demoProfiles(clinicId: number, random: Random, nextId: NextId) {
  const kinds = ['fixed', 'percent', 'mixed'] as const;
  const staff = clinicUserIds(clinicId);
  const withProfile = clinicId === 1 ? staff.slice(4, 7) : staff.slice(1);
  return withProfile.map((user_id, index) => {
    const income_type = kinds[index % kinds.length];
    const isFixed = income_type !== 'percent';
    const isShared = income_type !== 'fixed';
    return {
      clinic_id: clinicId,
      id: nextId('financial_info'),
      user_id,
      income_type,
      daily_work_hours: isFixed ? random.int(6, 12) : null,
      fixed_amount: isFixed ? random.int(12, 40) * million : null,
      percentage_value: isShared ? random.int(2, 9) * 5 : null,
      percentage_source: isShared ? random.pick(percentageSources) : null,
      insurance_name: staffInsurances[0],
      insurance_total_cost: random.int(20, 60) * 100_000,
      clinic_share: 70,
      employee_share: 30,
      bank_name: random.pick(banks),
      account_holder_name: fullNameOf(user_id),
      card_number: cardNumber(random),
      sheba_number: shebaNumber(random),
      monthly_leave: 3,
      yearly_leave: 36,
    };
  });
}

function demoBoughtServices(clinicId: number, random: Random, nextId: NextId) {
  const nextCode = distinct(() => `SRV-${random.digits(5)}`);
  return boughtServices.map(([subject, prepayment_cost, duration_months]) => ({
    clinic_id: clinicId,
    id: nextId('internal_services'),
    system_code: nextCode(),
    subject,
    prepayment_cost,
    duration_months,
  }));
}

type BoughtService = ReturnType<typeof demoBoughtServices>[number];

/** Two bills for each service; a third of them is not paid in full. */
function demoBills(
  services: readonly BoughtService[],
  today: string,
  random: Random,
  nextId: NextId,
) {
  const nextCode = distinct(() => random.digits(5));
  return [...services, ...services].map((service, index) => {
    const { clinic_id, id: internal_service_id, prepayment_cost: cost } = service;
    const system_code = nextCode();
    const paid = random.chance(66) ? cost : Math.floor(cost / 2_000_000) * million;
    return {
      clinic_id,
      id: nextId('internal_service_documents'),
      system_code,
      internal_service_id,
      document_title: `سند ${system_code}`,
      default_service_cost: cost,
      paid_amount: paid,
      remaining_cost: cost - paid,
      description: random.chance(40) ? 'طبق قرارداد سالانه' : null,
      created_at: `${addDays(today, 5 * index - 70)}T08:45:00Z`,
    };
  });
}

function demoDevices(clinicId: number, today: string, random: Random, nextId: NextId) {
  const nextCode = distinct(() => `DEV-${random.digits(3)}`);
  return machines.map(([device_name, purchase_cost, remaining_cost, cost, interval, ago]) => {
    const last_service_on = ago === null ? null : addDays(today, -ago);
    return {
      clinic_id: clinicId,
      id: nextId('devices'),
      system_code: nextCode(),
      device_name,
      purchase_cost,
      remaining_cost,
      service_cost_per_period: cost,
      service_interval_months: interval,
      last_service_on,
      next_service_on: last_service_on && interval ? addMonths(last_service_on, interval) : null,
    };
  });
}

/** Adds months like PostgreSQL: in a month without this day, the last day of the month is used. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

/** Sixteen digits that pass the Luhn check. */
function cardNumber(random: Random): string {
  const digits = `${random.pick(['610433', '603799', '621986', '502229'])}${random.digits(9)}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** IR, two check digits (mod 97) and twenty-two digits. */
function shebaNumber(random: Random): string {
  const account = `0${random.pick(['12', '17', '56', '57'])}${random.digits(19)}`;
  const rest = BigInt(`${account}182700`) % 97n;
  return `IR${String(98n - rest).padStart(2, '0')}${account}`;
}
