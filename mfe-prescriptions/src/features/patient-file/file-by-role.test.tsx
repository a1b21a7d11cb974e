import { screen } from '@testing-library/react';
import type { AppointmentDetails } from '@ziba/shared/contracts/appointment-details';
import { defineSection } from '@ziba/shared/section/define-section';
import { anAppointmentDetails } from '@ziba/shared/testing/clinic-samples';
import { fakeApi, pageWith } from '@ziba/shared/testing/fake-api';
import { aPayment } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aPatient, aPatientSummary } from '@ziba/shared/testing/samples';
import { aLogin, aPlan, aPlanSection } from '@ziba/shared/testing/session-samples';
import { planWithEverything } from '../../testing/plan-with-everything';
import { HeaderActions } from './header-actions';
import { PaymentsTab } from './payments-tab';

const booking = defineSection({
  area: 'clinic',
  key: 'appointments',
  title: '',
  screens: [{ path: 'set-appointment', title: '', needs: 'write', load: async () => () => null }],
});
const plan = aPlan([...planWithEverything.sections, aPlanSection(booking)]);
const sessionOf = (type: string) => aLogin({ plan, user: { type } });
const path = '/clinic/patients/file/7';

describe('the actions beside the name', () => {
  const visit = (id: number, over: Partial<AppointmentDetails>) => {
    const sample = anAppointmentDetails();
    return anAppointmentDetails({ id, client: { ...sample.client, id: 7 }, ...over });
  };

  it('lead a doctor to the visit of today, and the desk to a booking', async () => {
    const others = anAppointmentDetails({ id: 30 });
    const calls = fakeApi({
      'GET /appointments/today': () =>
        pageWith(
          { ...others, client: { ...others.client, id: 8 } },
          visit(31, { status: 'canceled' }),
          visit(32, { status: 'visiting' }),
        ),
    });
    const view = renderScreen(<HeaderActions patientId={7} />, {
      path,
      session: sessionOf('doctor'),
    });
    expect(await screen.findByRole('link', { name: 'ویزیت امروز' })).toHaveAttribute(
      'href',
      '/clinic/prescriptions/choose-prescription-action?appointment=32',
    );
    expect(screen.getByRole('link', { name: 'ثبت نوبت' })).toBeVisible();
    view.unmount();
    calls.length = 0;
    renderScreen(<HeaderActions patientId={7} />, { path, session: sessionOf('clinic_admin') });
    expect(await screen.findByRole('link', { name: 'ثبت نوبت' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'ویزیت امروز' })).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });
});

describe('the payments', () => {
  const open = async (type: string) => {
    fakeApi({
      'GET /patients/7/summary': () => aPatientSummary(),
      'GET /patients/7/ledger': () => pageWith(),
      'GET /patients/7/payments': () => pageWith(aPayment({ title: 'جلسه نخست لیزر' })),
    });
    const session = sessionOf(type);
    const view = renderScreen(<PaymentsTab patient={aPatient({ id: 7 })} />, { path, session });
    expect(await screen.findByRole('row', { name: /جلسه نخست لیزر/ })).toBeVisible();
    return view;
  };
  const words = /^پرداخت‌های کارهای شما/;

  it('say to a doctor that only the own ones are listed, beside the account with all', async () => {
    const { unmount } = await open('doctor');
    expect(screen.getByText(words)).toBeVisible();
    unmount();
    await open('clinic_admin');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});
