import type { SwitchInput } from '@ziba/shared/contracts/section-switches';
import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { SwitchPreview } from './switch-preview';

const inputOf = (section: string) =>
  ({ section, is_on: false, clinic_id: 1 }) as unknown as SwitchInput;

const preview = {
  clinics: [{ id: 1, name: 'کلینیک نمونه' }],
  unchanged: 0,
  pages: [],
  users: 12,
  landing_users: 0,
  recent_users: 0,
};

function TwoSwitches() {
  const [section, setSection] = useState('inventory');
  return (
    <>
      <button onClick={() => setSection('patients')}>دیگر</button>
      <SwitchPreview input={inputOf(section)} />
    </>
  );
}

it('does not pass the figures of one switch off as those of another', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  fakeApi({
    'POST /registry/switches/preview': ({ body }) =>
      (body as { section: string }).section === 'inventory'
        ? preview
        : new Promise((answer) => (arrive = answer)),
  });
  const { user } = renderScreen(<TwoSwitches />);
  expect(await screen.findByText('۱۲')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'دیگر' }));
  expect(screen.queryByText('۱۲')).not.toBeInTheDocument();
  await act(async () => arrive(refuse(400, { code: 'invalid', message: 'این بخش یافت نشد' })));
  expect(await screen.findByText('این بخش یافت نشد')).toBeVisible();
  expect(screen.queryByText('۱۲')).not.toBeInTheDocument();
});
