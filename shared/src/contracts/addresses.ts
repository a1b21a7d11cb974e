/** Typed addresses that sections use of one another (the texts' route tables). */
export const addresses = {
  login: '/login',
  register: '/register',
  forgetPassword: '/forget-password',
  notFound: '/not-found',
  clinicDashboard: '/clinic/dashboard',
  adminDashboard: '/admin/dashboard',
  appointments: '/clinic/appointments',
  /** The ways to an appointment, with the patient chosen already. */
  bookingFor: (patientId: number) => `/clinic/appointments?patient=${patientId}`,
  chooseService: '/clinic/appointments/choose-service',
  doctorsList: '/clinic/appointments/doctors-list',
  doctorSchedule: (doctorId: number) => `/clinic/appointments/doctor-schedule/${doctorId}`,
  setAppointment: '/clinic/appointments/set-appointment',
  receipt: (id: number) => `/clinic/appointments/receipt/${id}`,
  dayBoard: '/clinic/appointments/day-board',
  waitingRoom: '/clinic/appointments/waiting-room',
  allAppointments: '/clinic/appointments/all',
  appointmentSettings: '/clinic/appointments/settings',
  treatmentPlans: '/clinic/appointments/treatment-plan',
  newTreatmentPlan: '/clinic/appointments/treatment-plan/create',
  planTemplates: '/clinic/appointments/treatment-plan/templates',
  treatmentSession: (id: number) => `/clinic/appointments/treatment-plan/session/${id}`,
  sessionReport: (id: number) => `/clinic/appointments/treatment-plan/report?session=${id}`,
  newSessionReport: (id: number) =>
    `/clinic/appointments/treatment-plan/report/create?session=${id}`,
  editSessionReport: (id: number) => `/clinic/appointments/treatment-plan/report/edit/${id}`,
  /** The texts' address; for those without the prescriptions section see `planHere`. */
  treatmentPlan: (id: number) => `/clinic/prescriptions/treatment-plan/display/${id}`,
  editTreatmentPlan: (id: number) => `/clinic/prescriptions/treatment-plan/edit/${id}`,
  planHere: (id: number) => `/clinic/appointments/treatment-plan/display/${id}`,
  editPlanHere: (id: number) => `/clinic/appointments/treatment-plan/edit/${id}`,
  sessionThere: (id: number) => `/clinic/prescriptions/treatment-plan/session/${id}`,
  reportThere: (id: number) => `/clinic/prescriptions/treatment-plan/report?session=${id}`,
  newReportThere: (id: number) =>
    `/clinic/prescriptions/treatment-plan/report/create?session=${id}`,
  editReportThere: (id: number) => `/clinic/prescriptions/treatment-plan/report/edit/${id}`,
  plansThere: '/clinic/prescriptions/treatment-plan',
  newPlanThere: '/clinic/prescriptions/treatment-plan/create',
  planTemplatesThere: '/clinic/prescriptions/treatment-plan/templates',
  users: '/clinic/users',
  userSettings: '/clinic/users/settings',
  patients: '/clinic/patients',
  newPatient: '/clinic/patients/create',
  patientFile: (id: number) => `/clinic/patients/file/${id}`,
  patientEdit: (id: number) => `/clinic/patients/edit/${id}`,
  services: '/clinic/services',
  serviceSettings: '/clinic/services/settings',
  inventory: '/clinic/inventory',
  inventorySettings: '/clinic/inventory/settings',
  product: (id: number) => `/clinic/inventory/edit/${id}`,
  accounting: '/clinic/accounting',
  newProductDocument: '/clinic/accounting/inventory/new',
  productDocuments: '/clinic/accounting/inventory',
  editProductDocument: (id: number) => `/clinic/accounting/inventory/edit/${id}`,
  staffDocuments: '/clinic/accounting/users',
  newStaffDocument: '/clinic/accounting/users/new-accounting-document',
  editStaffDocument: (id: number) => `/clinic/accounting/users/edit-document/${id}`,
  staffDocument: (id: number) => `/clinic/accounting/users/view-document/${id}`,
  clinics: '/admin/clinics',
  allClinics: '/admin/clinics/all',
  clinic: (id: number) => `/admin/clinics/${id}`,
  sectionMatrix: '/admin/sections',
  switchSchedules: '/admin/sections/schedules',
  sectionExplain: '/admin/sections/explain',
  sectionReleases: '/admin/sections/releases',
  remoteReleases: (remote: string) => `/admin/sections/releases/${remote}`,
  sectionRings: '/admin/sections/rings',
  deployTokens: '/admin/sections/tokens',
  sectionDevelopers: '/admin/sections/developers',
  registryAudit: '/admin/sections/audit',
} as const;

/** What the new-product flow hands to the inventory document form (text 3 §2). */
export interface NewProductState {
  product_id: number;
  accounting_code: string;
  product_code: string;
  product_name: string;
  /** The stock that the product was just registered with: the document is its purchase. */
  first_stock?: number;
}

/** What leads to the report of a session without naming it in the address. */
export interface SessionReportState {
  session_id: number;
}
