import { useInvalidate } from '@ziba/shared/api/use-invalidate';
import { someGeneralSettings } from '@ziba/shared/testing/clinic-samples';
import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { screen } from '@testing-library/react';
import { ProductName } from './product-name';

jest.mock('../page-data', () => ({
  pageTexts: () => ({ project_name: 'زیبا', login_short_slogan: 'همراه کلینیک', logo_image: null }),
}));

/** Does what a screen does after it has saved the general settings. */
function Saved() {
  const invalidate = useInvalidate();
  return (
    <button type="button" onClick={() => void invalidate('/settings/general')}>
      ذخیره
    </button>
  );
}

it('shows the texts of the page without a request, and those that were saved at once', async () => {
  const settings = someGeneralSettings({ project_name: 'زیبای من', logo_image: 'logo.png' });
  const calls = fakeApi({
    'GET /settings/general': () => settings,
    'GET /files/sign': () => ({ data: { 'logo.png': '/api/files/logo.png?s=1' } }),
  });
  const { user, container } = renderScreen(
    <>
      <ProductName />
      <Saved />
    </>,
  );
  expect(screen.getByText('زیبا')).toBeVisible();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'ذخیره' }));
  expect(await screen.findByText('زیبای من')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/files/logo.png?s=1');
});
