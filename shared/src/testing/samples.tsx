import type { Named, NamedBrief } from '../contracts/named';
import type { FinancialDocument } from '../contracts/financial-documents';
import type { Notification } from '../contracts/notifications';
import type { PatientAlert } from '../contracts/patient-alerts';
import type { Patient, PatientInput, PatientRow, PatientSummary } from '../contracts/patients';
import type { ProductFinancial } from '../contracts/product-financial';
import type { Product, ProductInput } from '../contracts/products';
import type { Service, ServiceInput } from '../contracts/services';
import type { StaffUser } from '../contracts/users';

// One sample per entity. Each is valid by its contract (samples.test.ts), and each part can be replaced.

const createdAt = '2026-01-03T08:30:00.000Z';

/** A named row of the settings: a category, a type. */
export function aNamed(over: Partial<Named> = {}): Named {
  return { id: 1, version: 1, name: 'مصرفی', name_en: 'consumable', ...over };
}

/** A named row as other rows refer to it. */
export function aNamedBrief(over: Partial<NamedBrief> = {}): NamedBrief {
  const { version: _, ...brief } = aNamed(over);
  return brief;
}

export function aPatientInput(over: Partial<PatientInput> = {}): PatientInput {
  return {
    full_name: 'سارا رضایی',
    national_code: '0012345679',
    birth_date: '1990-05-21',
    father_name: 'حسین',
    contact_number: '09121234567',
    relative_contact_number: null,
    gender: 'خانم',
    address: 'شیراز، خیابان زند',
    weight: 62,
    height: 165,
    insurance_type: 'آزاد',
    special_disease: 'ندارد',
    notes: null,
    avatar_image: null,
    ...over,
  };
}

export function aPatient(over: Partial<Patient> = {}): Patient {
  return {
    id: 7,
    version: 1,
    full_name: 'سارا رضایی',
    national_code: '0012345679',
    foreign_id: null,
    birth_date: '1990-05-21',
    father_name: 'حسین',
    contact_number: '09121234567',
    relative_contact_number: null,
    gender: 'خانم',
    address: 'شیراز، خیابان زند',
    weight: 62,
    height: 165,
    insurance_type: 'آزاد',
    special_disease: 'ندارد',
    notes: null,
    avatar_image: null,
    created_at: createdAt,
    ...over,
  };
}

/** A patient as a row of the list. */
export function aPatientRow(over: Partial<PatientRow> = {}): PatientRow {
  const neverCame = { last_visit: null, next_visit: null, no_shows: 0 };
  return { ...aPatient(), ...neverCame, debt: 0, alerts: [], ...over };
}

/** The counts of patient 7: all zero by default. */
export function aPatientAlert(over: Partial<PatientAlert> = {}): PatientAlert {
  return {
    id: 1,
    version: 1,
    patient_id: 7,
    kind: 'allergy',
    text: 'پنی‌سیلین',
    severity: 'moderate',
    reaction: null,
    note: null,
    created_at: '2026-01-03T08:30:00.000Z',
    recorded_by: 'دکتر مریم احمدی',
    ended_at: null,
    ended_by: null,
    end_reason: null,
    ...over,
  };
}

export function aPatientSummary(over: Partial<PatientSummary> = {}): PatientSummary {
  return {
    patient_id: 7,
    appointments: { total: 0, waiting: 0, visiting: 0, done: 0, canceled: 0, no_show: 0 },
    treatment_plans: 0,
    sessions: { total: 0, done: 0 },
    transcriptions: 0,
    payments: { total: 0, amount: 0 },
    last_visit: null,
    next_appointment: null,
    wallet_balance: 0,
    debt: 0,
    ...over,
  };
}

export function aProductInput(over: Partial<ProductInput> = {}): ProductInput {
  return {
    name: 'سرنگ ۵ سی‌سی',
    type_id: 1,
    category_id: 2,
    stock: 120,
    unit: 'عدد',
    brand: 'سوپا',
    min_required_stock: 20,
    expiration_or_service: '2030-01-01',
    attachment: null,
    description: null,
    ...over,
  };
}

export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 11,
    version: 1,
    product_code: '1001',
    accounting_code: '2001',
    barcode: null,
    name: 'سرنگ ۵ سی‌سی',
    brand: 'سوپا',
    unit: 'عدد',
    stock: 120,
    min_required_stock: 20,
    expiration_or_service: '2030-01-01',
    date_kind: 'expiry',
    attachment: null,
    description: null,
    type_id: 1,
    category_id: 2,
    product_type: aNamedBrief({ id: 1, name: 'مصرفی' }),
    product_category: aNamedBrief({ id: 2, name: 'تزریقات', name_en: 'injection' }),
    status: 'available',
    created_at: createdAt,
    ...over,
  };
}

export function aServiceInput(over: Partial<ServiceInput> = {}): ServiceInput {
  return {
    title: 'تزریق ژل لب',
    category_id: 3,
    fee: 4_500_000,
    system_code: 'SVC-1A2B3C',
    description: null,
    ...over,
  };
}

export function aService(over: Partial<Service> = {}): Service {
  return {
    id: 21,
    version: 1,
    system_code: 'SVC-1A2B3C',
    title: 'تزریق ژل لب',
    category_id: 3,
    category: aNamedBrief({ id: 3, name: 'زیبایی', name_en: 'beauty' }),
    fee: 4_500_000,
    description: null,
    image: 'uploads/services/default.png',
    is_default_visit: false,
    is_active: true,
    ...over,
  };
}

export function aProductFinancial(over: Partial<ProductFinancial> = {}): ProductFinancial {
  const { id, product_code, accounting_code, name, stock } = aProduct();
  return {
    id: 31,
    version: 1,
    product_id: id,
    accounting_code,
    purchased_quantity: 50,
    sold_quantity: 0,
    paid_cost: 1_250_000,
    payment_method: null,
    remaining_cost: 0,
    receipt_attachment: null,
    description: null,
    status: 'posted',
    void_reason: null,
    created_at: createdAt,
    product: { id, product_code, accounting_code, name, stock },
    ...over,
  };
}

export function aFinancialDocument(over: Partial<FinancialDocument> = {}): FinancialDocument {
  return {
    id: 41,
    version: 1,
    user_id: 5,
    title: 'حقوق دی ماه',
    document_type: 'پرداختی',
    carried_forward: 1_000_000,
    calculated_salary_this_month: 20_000_000,
    previous_credit: 500_000,
    total_payable: 20_500_000,
    total_calculated: 20_500_000,
    paid_amount: 20_500_000,
    payment_method: null,
    attachment_file: null,
    description: null,
    status: 'posted',
    void_reason: null,
    created_at: createdAt,
    user: {
      id: 5,
      username: 'reception',
      type: 'assistant',
      profile: { fullName: 'نرگس کریمی', nationalCode: '0023456789', avatar: null },
    },
    ...over,
  };
}

export function aStaffUser(over: Partial<StaffUser> = {}): StaffUser {
  return {
    id: 3,
    type: 'doctor',
    username: 'dr_sara',
    email: 'sara@example.com',
    phoneNumber: '09171112233',
    clinic_id: 1,
    account_status: 'active',
    roleId: 2,
    meta_rolesId: null,
    role: { id: 2, name: 'پزشک' },
    doctor_type: 'پوست و مو',
    doctor_typesId: 1,
    main_service: 'تزریق ژل لب',
    permissions: ['appointments', 'patients'],
    profile: {
      fullName: 'دکتر سارا احمدی',
      nationalCode: '0034567891',
      gender: 'خانم',
      specialization: 'پوست',
      systemCode: 'U-1767430000000',
      avatar: null,
    },
    ...over,
  };
}

export function aNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 51,
    title: "موجودی 'سرنگ ۵ سی‌سی' رو به پایان است",
    isRead: false,
    type: 'low_stock',
    severity: 'warning',
    link: '/clinic/inventory/edit/11',
    created_at: createdAt,
    ...over,
  };
}
