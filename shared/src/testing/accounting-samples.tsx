import type { Device } from '../contracts/devices';
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
    description: null,
    attachment: null,
    created_at: createdAt,
    internal_service: { id, system_code, subject },
    ...over,
  };
}
