import { apiOf } from '../api';
import { openDay } from '../open-day';
import type { RunningProduct } from '../running-product';

interface Slot {
  start: string;
  state: string;
}

/** Calls the API as the clinic's administrator; throws when a call is refused. */
async function caller(address: string) {
  const call = await apiOf(address, 'mina');
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await call(path, init);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
}

let booked = 0;

/** A code of letters, so that a search finds it in no other code, phone or national code. */
function nextCode(): string {
  booked += 1;
  return `own${[...String(booked).padStart(2, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

async function book(product: RunningProduct) {
  const ask = await caller(product.address);
  const first = async <Row>(path: string) => {
    const { data } = await ask<{ data: Row[] }>(path);
    if (!data[0]) throw new Error(`${path} is empty.`);
    return data[0];
  };
  const date = await openDay(product, 3);
  const path = `/schedule/openings?count=1&date=${date}`;
  const { doctor_id } = await first<{ doctor_id: number }>(path);
  const day = `/schedule/doctor-availability?doctor_id=${doctor_id}&date=${date}`;
  const { data: slots } = await ask<{ data: Slot[] }>(day);
  const made = await ask<{ id: number; appointment_code: string }>('/appointments', {
    doctor_id,
    patient_id: (await first<{ id: number }>('/patients/pagination?limit=1')).id,
    service_id: (await first<{ id: number }>('/presentableServices/clinic/1/pagination?limit=1'))
      .id,
    appointment_code: nextCode(),
    appointment_datetime: slots.find(({ state }) => state === 'free')?.start,
  });
  return { ask, ...made };
}

/** Books an appointment on a working day of the clinic, and resolves to its code. */
export const aBooking = async (product: RunningProduct) => (await book(product)).appointment_code;

/** Like `aBooking`, with 1,000 tomans of its fee paid. */
export async function aPaidBooking(product: RunningProduct): Promise<string> {
  const { ask, id, appointment_code } = await book(product);
  await ask(`/appointments/${id}/payments`, { amount: 1000 });
  return appointment_code;
}
