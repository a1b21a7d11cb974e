import type { Transcription } from '@ziba/shared/contracts/transcriptions';
import type { Tx } from '../../db/connect';
import type { Member } from '../../lib/actor';
import { refuseUndoneService } from '../schedule/doctor-services';
import { kindOf } from './transcriptions.queries';

/**
 * Refuses with 422 an operation whose service its doctor does not do; with `before` only if doctor or service are new. A
 * pharmacy prescription needs no doctor who does its service.
 */
export async function demandDoneService(
  tx: Tx,
  member: Member,
  operation: Transcription,
  before?: Transcription,
): Promise<void> {
  const { doctor_id: doctorId, service_type_id: serviceId } = operation;
  const isSame = before?.doctor_id === doctorId && before.service_type_id === serviceId;
  if (kindOf(operation) !== 'surgical' || isSame) return;
  await refuseUndoneService(tx, member, { doctorId, serviceId }, 'service_type_id');
}
