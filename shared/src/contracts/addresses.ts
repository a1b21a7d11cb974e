/** Typed addresses that sections use of one another (the texts' route tables). */
export const addresses = {
  login: '/login',
  register: '/register',
  forgetPassword: '/forget-password',
  notFound: '/not-found',
  clinicDashboard: '/clinic/dashboard',
  adminDashboard: '/admin/dashboard',
  patients: '/clinic/patients',
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
} as const;

/** What the new-product flow hands to the inventory document form (text 3 §2). */
export interface NewProductState {
  product_id: number;
  accounting_code: string;
  product_code: string;
  product_name: string;
}
