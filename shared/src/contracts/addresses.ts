/*
 * Typed addresses by which sections link to each other (the texts' route tables). Import them by one name,
 * `import * as addresses from '…/addresses'`: a bundle then contains only those that it uses.
 */

export const login = '/login';
export const register = '/register';
export const forgetPassword = '/forget-password';
export const notFound = '/not-found';
export const account = '/account';
export const clinicDashboard = '/clinic/dashboard';
export const adminDashboard = '/admin/dashboard';
export const appointments = '/clinic/appointments';
/** The booking form of an appointment, with the patient already chosen. */
export const bookingFor = (patientId: number) => `/clinic/appointments?patient=${patientId}`;
export const chooseService = '/clinic/appointments/choose-service';
export const doctorsList = '/clinic/appointments/doctors-list';
export const doctorSchedule = (doctorId: number) =>
  `/clinic/appointments/doctor-schedule/${doctorId}`;
export const setAppointment = '/clinic/appointments/set-appointment';
export const receipt = (id: number) => `/clinic/appointments/receipt/${id}`;
export const dayBoard = '/clinic/appointments/day-board';
export const waitingRoom = '/clinic/appointments/waiting-room';
export const allAppointments = '/clinic/appointments/all';
export const appointmentSettings = '/clinic/appointments/settings';
/**
 * The addresses of treatment plans, which two sections show: those of the texts are below `prescriptions`; users
 * who only have `appointments` use the other ones.
 */
export const planAddresses = (section: 'appointments' | 'prescriptions') => {
  const list = `/clinic/${section}/treatment-plan`;
  return {
    list,
    create: `${list}/create`,
    templates: `${list}/templates`,
    display: (id: number) => `${list}/display/${id}`,
    edit: (id: number) => `${list}/edit/${id}`,
    session: (id: number) => `${list}/session/${id}`,
    report: (id: number) => `${list}/report?session=${id}`,
    newReport: (id: number) => `${list}/report/create?session=${id}`,
    editReport: (id: number) => `${list}/report/edit/${id}`,
  };
};
export const prescriptions = '/clinic/prescriptions';
export const todaysPatients = '/clinic/prescriptions/today-patients';
/** Today's patients with the action menu of one appointment open. */
export const todaysPatient = (patientId: number, appointmentId: number) =>
  `${todaysPatients}?selectedPatient=${patientId}&appointment=${appointmentId}`;
const forAppointment = (address: string, appointmentId: number | undefined) =>
  appointmentId === undefined ? address : `${address}?appointment=${appointmentId}`;
/** The choice between the kinds of prescriptions, for an appointment or none yet. */
export const choosePrescription = (appointmentId?: number) =>
  forAppointment('/clinic/prescriptions/choose-prescription-action', appointmentId);
export const newSurgicalPrescription = (appointmentId?: number) =>
  forAppointment('/clinic/prescriptions/surgical-prescription/create', appointmentId);
export const newPharmacyPrescription = (appointmentId?: number) =>
  forAppointment('/clinic/prescriptions/pharmacy-prescription/create', appointmentId);
export const editSurgicalPrescription = (id: number) =>
  `/clinic/prescriptions/surgical-prescription/edit/${id}`;
export const editPharmacyPrescription = (id: number) =>
  `/clinic/prescriptions/pharmacy-prescription/edit/${id}`;
export const prescriptionReports = '/clinic/prescriptions/report';
export const newPrescriptionReport = (id: number) => `/clinic/prescriptions/create-report/${id}`;
export const editPrescriptionReport = (id: number) => `/clinic/prescriptions/edit-report/${id}`;
export const prescription = (id: number) => `/clinic/prescriptions/preview/${id}`;
/** The prescription of an appointment, which may have none. */
export const prescriptionOf = (appointmentId: number) =>
  forAppointment('/clinic/prescriptions/preview/-', appointmentId);
export const prescriptionSettings = '/clinic/prescriptions/settings';
export const users = '/clinic/users';
export const userSettings = '/clinic/users/settings';
/** The card of the access screen of a user that opens first. */
export type AccessCard = 'permission' | 'password';
/**
 * The addresses of the users of an area. The system code in the address of a new user's
 * account is the one that the form proposes.
 */
export const userAddresses = (area: 'clinic' | 'admin') => {
  const list = `/${area}/users`;
  const account = area === 'clinic' ? 'user-permission' : 'permission';
  return {
    list,
    create: `${list}/create`,
    newAccount: (systemCode: string) => `${list}/${account}/${systemCode}`,
    profile: (id: number) => `${list}/edit/${id}`,
    /** The role of a user; the platform has no screen of its own for it. */
    role: (id: number) =>
      area === 'clinic'
        ? `${list}/user-permission/edit/${id}`
        : `${list}/permission/edit/${id}?openBox=permission`,
    access: (id: number, openBox: AccessCard) => `${list}/permission/edit/${id}?openBox=${openBox}`,
    resetPassword: (id: number) => `${list}/reset-password/${id}`,
    settings: `${list}/settings`,
  };
};
/** The form of a user's financial profile. */
export const newFinancialInfo = (userId: number) =>
  `/clinic/accounting/users/new-financial-info/${userId}`;
export const patients = '/clinic/patients';
export const newPatient = '/clinic/patients/create';
export const patientFile = (id: number) => `/clinic/patients/file/${id}`;
/** The file without medical texts, for users who have `appointments` and not `patients`. */
export const reducedPatientFile = (id: number) => `/clinic/appointments/patients/file/${id}`;
export const archivedPatients = '/clinic/patients/archived';
/** The choice of the file that is merged with this one. */
export const mergePatient = (id: number) => `/clinic/patients/merge/${id}`;
/** What a merge of the file of `other` into that of `id` would do. */
export const mergePatients = (id: number, other: number) => `/clinic/patients/merge/${id}/${other}`;
export const patientEdit = (id: number) => `/clinic/patients/edit/${id}`;
export const services = '/clinic/services';
export const serviceSettings = '/clinic/services/settings';
export const inventory = '/clinic/inventory';
export const inventorySettings = '/clinic/inventory/settings';
export const product = (id: number) => `/clinic/inventory/edit/${id}`;
export const accounting = '/clinic/accounting';
export const newProductDocument = '/clinic/accounting/inventory/new';
export const productDocuments = '/clinic/accounting/inventory';
export const editProductDocument = (id: number) => `/clinic/accounting/inventory/edit/${id}`;
export const staffDocuments = '/clinic/accounting/users';
export const newStaffDocument = '/clinic/accounting/users/new-accounting-document';
export const editStaffDocument = (id: number) => `/clinic/accounting/users/edit-document/${id}`;
export const staffDocument = (id: number) => `/clinic/accounting/users/view-document/${id}`;
/** The subscription of the own clinic, and its renewal. */
export const ownSubscription = '/clinic/settings/subscription';

export const clinics = '/admin/clinics';
export const allClinics = '/admin/clinics/all';
export const clinic = (id: number) => `/admin/clinics/${id}`;
export const sectionMatrix = '/admin/sections';
export const switchSchedules = '/admin/sections/schedules';
export const sectionExplain = '/admin/sections/explain';
export const sectionReleases = '/admin/sections/releases';
export const remoteReleases = (remote: string) => `/admin/sections/releases/${remote}`;
export const sectionRings = '/admin/sections/rings';
export const deployTokens = '/admin/sections/tokens';
export const sectionDevelopers = '/admin/sections/developers';
export const registryAudit = '/admin/sections/audit';

/** The values that the form of a new product passes to the form of an inventory document. */
export interface NewProductState {
  product_id: number;
  accounting_code: string;
  product_code: string;
  product_name: string;
  /** The stock that the product was registered with; the document is its purchase. */
  first_stock?: number;
}

/** Navigation state that opens the report of a session. */
export interface SessionReportState {
  session_id: number;
}
