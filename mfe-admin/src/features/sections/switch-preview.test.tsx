import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { aPreview } from '../../testing/matrix-samples';
import { SwitchPreview } from './switch-preview';

const preview = 'POST /registry/switches/preview';

function Trial({ atFirst }: { atFirst?: string }) {
  const [section, setSection] = useState(atFirst);
  return (
    <>
      <button type="button" onClick={() => setSection('patients')}>
        زیباجویان
      </button>
      <SwitchPreview input={section ? { clinic_ids: [1], section, is_on: false } : null} />
    </>
  );
}

it('never shows the preview of another switch while its own is loading or failed', async () => {
  let fail: () => void = () => undefined;
  fakeApi({
    [preview]: ({ body }) =>
      (body as { section: string }).section === 'inventory'
        ? aPreview({ recent_users: 2 })
        : new Promise((done) => {
            fail = () => done(refuse(400, { code: 'invalid', message: 'پیش‌نمایش ممکن نیست' }));
          }),
  });
  const { user } = renderScreen(<Trial atFirst="inventory" />);
  expect(await screen.findByText('۲', { selector: 'b' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'زیباجویان' }));
  expect(screen.queryByText('۲', { selector: 'b' })).not.toBeInTheDocument();
  fail();
  expect(await screen.findByText('پیش‌نمایش ممکن نیست')).toBeVisible();
});

it('has its full height before a section is chosen', async () => {
  fakeApi({ [preview]: () => aPreview({ recent_users: 2 }) });
  const { user } = renderScreen(<Trial />);
  const place = screen.getByRole('region', { name: 'چه رخ می‌دهد' });
  expect(place).toHaveTextContent('پس از انتخاب بخش، اثر این تغییر اینجا گفته می‌شود.');
  await user.click(screen.getByRole('button', { name: 'زیباجویان' }));
  expect(await within(place).findByText('۲', { selector: 'b' })).toBeVisible();
});
