import type { DeviceService } from '../contracts/device-services';
import type { Device } from '../contracts/devices';
import type { FinancialInfo } from '../contracts/financial-info';
import type { Insurance } from '../contracts/insurances';
import type { InternalServiceDocument } from '../contracts/internal-service-documents';
import type { InternalService } from '../contracts/internal-services';

const createdAt = '2026-01-03T08:30:00.000Z';

export function aDevice(over: Partial<Device> = {}): Device {
  return {
    id: 51,
    version: 1,
    system_code: 'DEV-204',
    device_name: 'لیزر الکساندرایت',
    purchase_cost: 900_000_000,
    remaining_cost: 150_000_000,
    service_cost_per_period: 4_000_000,
    service_interval_months: 6,
    last_service_on: '2025-10-01',
    next_service_on: '2026-04-01',
    service_due: false,
    receipt_attachment: null,
    description: null,
    created_at: createdAt,
    ...over,
  };
}

export function aDeviceService(over: Partial<DeviceService> = {}): DeviceService {
  return {
    id: 55,
    version: 1,
    device_id: 51,
    serviced_on: '2025-10-01',
    previous_on: null,
    cost: 4_000_000,
    payment_method: 'transfer',
    note: 'تعویض لامپ',
    status: 'posted',
    void_reason: null,
    created_by: { id: 2, fullName: 'مینا صالحی' },
    created_at: createdAt,
    ...over,
  };
}

export function anInternalService(over: Partial<InternalService> = {}): InternalService {
  return {
    id: 61,
    version: 1,
    system_code: 'SRV-10204',
    subject: 'نظافت',
    prepayment_cost: 6_000_000,
    duration_months: 12,
    description: null,
    created_at: createdAt,
    ...over,
  };
}

export function anInternalServiceDocument(
  over: Partial<InternalServiceDocument> = {},
): InternalServiceDocument {
  const { id, system_code, subject } = anInternalService();
  return {
    id: 71,
    version: 1,
    system_code: '40512',
    internal_service_id: id,
    document_title: 'نظافت دی ماه',
    default_service_cost: 6_000_000,
    paid_amount: 2_000_000,
    remaining_cost: 4_000_000,
    payment_method: null,
    description: null,
    attachment: null,
    status: 'posted',
    void_reason: null,
    created_at: createdAt,
    internal_service: { id, system_code, subject },
    ...over,
  };
}

export function aFinancialInfo(over: Partial<FinancialInfo> = {}): FinancialInfo {
  return {
    id: 81,
    version: 2,
    user_id: 5,
    income_type: 'ترکیبی',
    daily_work_hours: 8,
    fixed_amount: 20_000_000,
    percentage_value: 30,
    percentage_source: 'خدمات انجام شده',
    insurance_name: 'تامین اجتماعی',
    insurance_type_name: 'پایه',
    insurance_total_cost: 12_000_000,
    clinic_share: 70,
    employee_share: 30,
    bank_name: 'سامان',
    account_holder_name: 'نرگس کریمی',
    card_number: '6219861034529007',
    sheba_number: 'IR820540102680020817909002',
    monthly_leave: 2.5,
    yearly_leave: 30,
    final_notes: null,
    created_at: createdAt,
    user: {
      id: 5,
      username: 'narges',
      type: 'staff',
      roleId: 3,
      phoneNumber: '09171112233',
      systemCode: 'U-1005',
      profile: { fullName: 'نرگس کریمی', nationalCode: '0023456789', avatar: null },
    },
    ...over,
  };
}

export function anInsurance(over: Partial<Insurance> = {}): Insurance {
  return {
    id: 91,
    version: 1,
    name: 'نیروهای مسلح',
    type: 'پایه',
    mainCost: 9_000_000,
    clinicPercentage: 75,
    insuredPercentage: 25,
    ...over,
  };
}
