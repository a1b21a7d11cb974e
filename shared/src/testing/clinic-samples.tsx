import type { AppointmentDetails } from '../contracts/appointment-details';
import type { Appointment } from '../contracts/appointments';
import type { Clinic, ClinicSummary } from '../contracts/clinics';
import type { UploadedFile } from '../contracts/files';
import type { GeneralSettings } from '../contracts/settings';
import type { Ticket, TicketMessage } from '../contracts/tickets';

const createdAt = '2026-01-03T08:30:00.000Z';

export function aClinicSummary(over: Partial<ClinicSummary> = {}): ClinicSummary {
  return {
    id: 1,
    version: 1,
    clinic_id: 'C-MEHR-SHZ-0410-1234567',
    name: 'کلینیک زیبایی مهر',
    name_en: 'Mehr',
    address: 'شیراز، خیابان زند',
    phone1: '09171112233',
    phone2: null,
    responsible_name: 'مینا صالحی',
    avatar_image: null,
    accent_color: null,
    print_header: null,
    print_footer: null,
    plan_code_prefix: null,
    sms_keep_months: null,
    foreign_patients: false,
    notes: null,
    account_status: 'active',
    is_active: true,
    subscription_type: 'سالیانه',
    subscription_days: 365,
    subscription_start_date: '2025-10-01',
    remaining_days: 200,
    ...over,
  };
}

export function aClinic(over: Partial<Clinic> = {}): Clinic {
  return {
    ...aClinicSummary(),
    city: 'شیراز',
    clinic_category_id: 1,
    clinic_category: { id: 1, name: 'زیبایی' },
    responsible_national_id: '0012345679',
    identity_file: null,
    storage_limit: '2GB',
    upload_traffic_limit: 'Unlimited',
    sms_limit: '1000',
    features: 'sms\u060creport',
    payment_title: 'اشتراک سالیانه',
    payment_description: null,
    amount_to_pay: 12_000_000,
    paid_amount: 12_000_000,
    invoice_file: null,
    contract_file: null,
    created_at: createdAt,
    ...over,
  };
}

export function anAppointment(over: Partial<Appointment> = {}): Appointment {
  return {
    id: 61,
    version: 1,
    appointment_code: 'A-100061',
    client: {
      id: 7,
      full_name: 'سارا رضایی',
      national_code: '0012345679',
      avatar_image: null,
      contact_number: '09121234567',
    },
    doctor: {
      id: 3,
      doctor_typesId: 1,
      main_service: 'تزریق ژل لب',
      profile: { fullName: 'دکتر سارا احمدی', avatar: null },
    },
    assistant: null,
    assistant_name: null,
    service: { id: 21, title: 'تزریق ژل لب' },
    package_type: 'visit',
    appointment_datetime: '2026-01-03T11:00:00.000Z',
    start: '2026-01-03T11:00:00.000Z',
    end: '2026-01-03T11:30:00.000Z',
    appointment_fee: 'تزریق ژل لب | 4500000',
    status: 'waiting',
    action_status: null,
    description: null,
    ...over,
  };
}

/** An appointment with all its details: waiting, nothing paid. */
export function anAppointmentDetails(over: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    ...anAppointment(),
    patient_id: 7,
    doctor_id: 3,
    assistant_id: null,
    service_id: 21,
    duration: 30,
    fee_title: 'تزریق ژل لب',
    fee_amount: 4_500_000,
    discount_code: null,
    discount_amount: 0,
    insurance_type: null,
    insurance_share: 0,
    payable_amount: 4_500_000,
    paid_amount: 0,
    remaining_amount: 4_500_000,
    attachment: null,
    arrived_at: null,
    started_at: null,
    ended_at: null,
    canceled_at: null,
    status_at: null,
    canceled_reason: null,
    cancel_fee: 0,
    transcription_types: [],
    transcription_id: null,
    created_at: createdAt,
    ...over,
  };
}

export function anUploadedFile(over: Partial<UploadedFile> = {}): UploadedFile {
  return {
    id: 71,
    fileName: 'receipt-1a2b3c4d.pdf',
    path: '/uploads/general/receipt-1a2b3c4d.pdf',
    url: '/api/files/receipt-1a2b3c4d.pdf?signature=x',
    originalName: 'receipt.pdf',
    mime: 'application/pdf',
    size: 2_048,
    ...over,
  };
}

export function someGeneralSettings(over: Partial<GeneralSettings> = {}): GeneralSettings {
  return {
    id: 1,
    version: 1,
    logo_image: null,
    project_name: 'زیبا',
    login_short_slogan: 'مدیریت آسان کلینیک',
    login_page_title: 'ورود به زیبا',
    login_description: 'نام کاربری و رمز عبور خود را وارد کنید',
    project_description: 'سامانه مدیریت کلینیک',
    main_admin_username: 'admin',
    created_at: createdAt,
    updated_at: createdAt,
    ...over,
  };
}

const ticketUser: Ticket['user'] = {
  id: 2,
  username: 'mina',
  type: 'clinic_admin',
  profile: { fullName: 'مینا صالحی', avatar: null, systemCode: 'U-102' },
};

export function aTicketMessage(over: Partial<TicketMessage> = {}): TicketMessage {
  return {
    id: 901,
    message: 'از دیروز پیامکی فرستاده نشده است.',
    attachment: null,
    sender_type: 'user',
    sender: ticketUser,
    time: '12:00',
    createdAt,
    ...over,
  };
}

/** A ticket with one message, which waits for an answer of the platform. */
export function aTicket(over: Partial<Ticket> = {}): Ticket {
  const { id, name } = aClinicSummary();
  return {
    id: 91,
    code: 'A1B2C3D4E5F6',
    subject: 'ارسال نشدن پیامک',
    department: 'پشتیبانی',
    priority: 'مهم',
    clinic_id: id,
    clinic: { id, name },
    userId: 2,
    user: ticketUser,
    status: 'user-replied',
    closed_at: null,
    createdAt,
    is_unread: false,
    messages: [aTicketMessage()],
    turns: [],
    ...over,
  };
}
