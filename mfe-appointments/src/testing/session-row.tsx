import { aPlan, aLogin } from '@ziba/shared/testing/session-samples';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import type { TreatmentSession } from '@ziba/shared/contracts/treatment-sessions';
import { SessionMenu } from '../widgets/session-actions/session-menu';
import { SessionStep } from '../widgets/session-actions/session-step';

const plan = aPlan([
  {
    area: 'clinic',
    key: 'appointments',
    title: 'نوبت‌ها',
    prefix: '/clinic/appointments',
    module: './clinic-appointments',
    remote: 'mfe-appointments',
    screens: [
      { path: 'treatment-plan/session/:id', title: 'جلسه', needs: 'read' },
      { path: 'treatment-plan/report', title: 'گزارش', needs: 'read' },
      { path: 'treatment-plan/report/create', title: 'ثبت گزارش', needs: 'write' },
    ],
  },
]);

export interface SessionRowOptions {
  over?: Partial<TreatmentSession>;
  /** The levels of access of the user. */
  levels?: number[];
}

/** Renders the actions of a session's row: the main action and the menu. */
export function showSessionRow({ over, levels }: SessionRowOptions = {}) {
  const session = aTreatmentSession(over);
  const row = (
    <>
      <SessionStep session={session} />
      <SessionMenu session={session} edit="/edit" />
    </>
  );
  return renderScreen(row, { session: aLogin({ plan, levels }), toasts: true });
}

/** The menu of the row, opened. */
export async function openSessionMenu({ user }: ReturnType<typeof showSessionRow>) {
  await user.click(screen.getByRole('button', { name: 'کارهای جلسه نخست لیزر' }));
  return within(await screen.findByRole('menu'));
}
