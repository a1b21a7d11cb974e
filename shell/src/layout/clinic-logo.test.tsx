import { fakeApi } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ClinicLogo } from './clinic-logo';

const signed = { data: { 'logo.png': '/api/files/logo.png?s=1' } };

it('shows the logo of the clinic, and its first letters when the picture does not load', async () => {
  fakeApi({ 'GET /files/sign': () => signed });
  const { container } = renderScreen(<ClinicLogo name="کلینیک مهر" file="logo.png" />);
  expect(screen.getByText('ک\u200cم')).toBeVisible();
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', signed.data['logo.png']),
  );
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('ک\u200cم')).toBeVisible();
});

it('shows the first letters of a clinic without a logo', () => {
  fakeApi({});
  renderScreen(<ClinicLogo name="کلینیک مهر" file={null} />);
  expect(screen.getByText('ک\u200cم')).toBeVisible();
});
