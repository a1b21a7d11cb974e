import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';

import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aPreview } from '../../testing/matrix-samples';
import { SwitchPreview } from './switch-preview';

const preview = 'POST /registry/switches/preview';

function Trial() {
  const [section, setSection] = useState('inventory');
  return (
    <>
      <button type="button" onClick={() => setSection('patients')}>
        زیباجویان
      </button>
      <SwitchPreview input={{ clinic_ids: [1], section, is_on: false }} />
    </>
  );
}

it('never shows what another switch would do, while its own answer is on its way or fails', async () => {
  let fail: () => void = () => undefined;
  fakeApi({
    [preview]: ({ body }) =>
      (body as { section: string }).section === 'inventory'
        ? aPreview({ recent_users: 2 })
        : new Promise((done) => {
            fail = () => done(refuse(400, { code: 'invalid', message: 'پیش‌نمایش ممکن نیست' }));
          }),
  });
  const { user } = renderScreen(<Trial />);
  expect(await screen.findByText('۲', { selector: 'b' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'زیباجویان' }));
  expect(screen.queryByText('۲', { selector: 'b' })).not.toBeInTheDocument();
  fail();
  expect(await screen.findByText('پیش‌نمایش ممکن نیست')).toBeVisible();
});
