import type { Tx } from '../db/connect';
import { todayInTehran } from '../lib/tehran';
import { demoAccounting } from './demo-accounting';
import { demoAlerts } from './demo-alerts';
import { demoAppointments } from './demo-appointments';
import { demoCategories, demoClinics } from './demo-clinics';
import { seedClinical } from './demo-clinical';
import { demoDocuments } from './demo-documents';
import { demoDrugs, demoUsagePhrases } from './demo-drugs';
import { demoLedger } from './demo-ledger';
import { demoCounts } from './demo-counts';
import { demoLots } from './demo-lots';
import { demoPatients } from './demo-patients';
import { demoDiscounts, demoPayments } from './demo-payments';
import { demoPlatform } from './demo-platform';
import { demoProducts } from './demo-products';
import { seedSchedule, seedTakenTimes } from './demo-schedule';
import { defaultVisit, demoServices } from './demo-services';
import { demoTickets } from './demo-tickets';
import {
  clinicUserIds,
  demoUsers,
  doctorTypeNames,
  clinicRoles,
  type ClinicReferences,
} from './demo-users';
import { advanceIds, idsByTable, insertRows, type NextId } from './insert-rows';
import type { Moment } from './moment';

const workingClinics = [1, 2];

/**
 * The demo data of the API's description. They are the same at every start, except that dates and statuses depend on
 * `now`.
 */
export async function seedDemo(tx: Tx, passwordHash: string, now: Date): Promise<void> {
  const today = todayInTehran(now);
  const nextId = idsByTable();
  await insertRows(tx, 'clinic_categories', demoCategories);
  await insertRows(tx, 'clinics', demoClinics(today));
  await seedUsers(tx, passwordHash, nextId);
  await demoPlatform(tx, today);
  for (const clinicId of workingClinics) await seedClinic(tx, clinicId, { now, today }, nextId);
  await advanceIds(tx, 'clinic_categories', 'clinics', 'users', ...nextId.tables());
  for (const clinicId of workingClinics) {
    await demoPayments(tx, clinicId, clinicUserIds(clinicId, 'clinic_admin')[0] ?? 1);
  }
}

async function seedUsers(tx: Tx, passwordHash: string, nextId: NextId): Promise<void> {
  const references = new Map<number, ClinicReferences>();
  for (const clinic_id of workingClinics) {
    const roles = Object.entries(clinicRoles).map(([key, role]) => ({
      row: {
        ...{ clinic_id, id: nextId('meta_roles'), type: 'general' },
        ...role,
      },
      key,
    }));
    const types = doctorTypeNames.map((names) => ({
      clinic_id,
      id: nextId('doctor_types'),
      ...names,
    }));
    await insertRows(
      tx,
      'meta_roles',
      roles.map(({ row }) => row),
    );
    await insertRows(tx, 'doctor_types', types);
    references.set(clinic_id, {
      role: (name) => roles.find(({ key }) => key === name)?.row.id ?? null,
      doctorType: (index) => types[index]?.id ?? null,
      mainService: defaultVisit,
    });
  }
  await insertRows(tx, 'users', demoUsers(passwordHash, references));
}

async function seedClinic(tx: Tx, clinicId: number, moment: Moment, nextId: NextId): Promise<void> {
  const { today } = moment;
  const services = demoServices(clinicId, nextId);
  await insertRows(tx, 'service_categories', services.categoryRows);
  await insertRows(tx, 'services', services.serviceRows);

  const products = demoProducts(clinicId, today, nextId);
  await insertRows(tx, 'product_types', products.typeRows);
  await insertRows(tx, 'product_categories', products.categoryRows);
  await insertRows(tx, 'products', products.productRows);
  await insertRows(tx, 'product_financial', products.documentRows);
  await insertRows(tx, 'stock_lots', demoLots(clinicId, products.productRows, nextId));
  await insertRows(tx, 'stock_movements', products.movementRows);
  const [keeper = null] = clinicUserIds(clinicId, 'storekeeper');
  const counts = demoCounts(clinicId, keeper, products.productRows, nextId);
  await insertRows(tx, 'stock_counts', counts.stock_counts);
  await insertRows(tx, 'stock_count_lines', counts.stock_count_lines);

  const patients = demoPatients(clinicId, today, nextId);
  await insertRows(tx, 'patients', patients);
  const clinic = {
    clinicId,
    doctors: clinicUserIds(clinicId, 'doctor'),
    assistant: clinicUserIds(clinicId, 'assistant')[0] ?? null,
    patients,
    services: services.serviceRows,
  };
  await insertRows(tx, 'patient_alerts', demoAlerts(clinic, today, nextId));
  await seedSchedule(tx, clinicId, today, nextId);
  const appointments = demoAppointments(clinic, moment, nextId);
  await insertRows(tx, 'appointments', appointments);
  const oneService = services.serviceRows[3]?.id ?? null;
  await demoDiscounts(tx, clinicId, oneService, today, nextId);
  await seedTakenTimes(tx, clinicId);
  await seedDrugs(tx, clinic, nextId);
  await seedClinical(tx, { ...clinic, appointments }, moment, nextId);
  const documents = demoDocuments(clinicId, today, nextId);
  await insertRows(tx, 'financial_documents', documents);
  await insertRows(tx, 'staff_ledger', demoLedger(documents, nextId));
  for (const [table, rows] of Object.entries({
    ...demoAccounting(clinicId, today, nextId),
    ...demoTickets(clinicId, today, nextId),
  })) {
    await insertRows(tx, table, rows);
  }
}

async function seedDrugs(
  tx: Tx,
  clinic: { clinicId: number; doctors: readonly number[] },
  nextId: NextId,
): Promise<void> {
  const { drugRows, favouriteRows } = demoDrugs(clinic, nextId);
  await insertRows(tx, 'drugs', drugRows);
  await insertRows(tx, 'favourite_drugs', favouriteRows);
  await insertRows(tx, 'clinic_settings', [
    {
      clinic_id: clinic.clinicId,
      id: nextId('clinic_settings'),
      area: 'prescriptions',
      value: { usage_phrases: demoUsagePhrases },
    },
  ]);
}
