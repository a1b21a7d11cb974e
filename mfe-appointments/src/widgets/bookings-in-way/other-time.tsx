import type { Slot } from '@ziba/shared/contracts/schedule';
import { doesService } from '@ziba/shared/contracts/does-service';
import type { OtherTimeProps } from '@ziba/shared/domain/bookings-in-way/use-bookings-in-way';
import { formatText } from '@ziba/shared/format/text';
import { FilterSelect } from '@ziba/shared/ui/tables/filter-select';
import { useState } from 'react';
import styled from 'styled-components';
import { staffOptions } from '../../data/staff-options';
import { useDoctors } from '../../data/staff.api';
import { SlotChooser } from '../slot-chooser/slot-chooser';
import { m } from './messages';

/** Chooses any free time of a doctor. An appointment may change to a doctor who does its service; a session keeps its doctor. */
export function OtherTime({ booking, closedTime, value, onChoose }: OtherTimeProps) {
  const { kind, doctor, duration, service_id: service } = booking;
  const doctors = (useDoctors().data?.data ?? []).filter(
    ({ id, serviceIds }) =>
      id === doctor?.id || service === null || doesService(serviceIds, service),
  );
  const [doctorId, setDoctorId] = useState(value?.doctor_id ?? doctor?.id);
  if (doctorId === undefined) return null;
  const closes = ({ start, end }: Slot) =>
    closedTime &&
    (closedTime.doctor_id === null || closedTime.doctor_id === doctorId) &&
    Date.parse(start) < Date.parse(closedTime.end) &&
    Date.parse(closedTime.start) < Date.parse(end)
      ? m.inClosedTime
      : undefined;

  return (
    <Parts>
      {kind === 'appointment' && doctors.length > 1 && (
        <FilterSelect
          label={m.doctor}
          all={formatText(doctor?.name)}
          value={doctorId === doctor?.id ? undefined : String(doctorId)}
          options={staffOptions(doctors.filter(({ id }) => id !== doctor?.id))}
          onChange={(id) => setDoctorId(id ? Number(id) : doctor?.id)}
        />
      )}
      <SlotChooser
        key={doctorId}
        doctorId={doctorId}
        duration={duration}
        value={value?.doctor_id === doctorId ? value.start : null}
        onChoose={({ start }) => onChoose({ doctor_id: doctorId, start })}
        closes={closes}
        label={m.time}
      />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;
