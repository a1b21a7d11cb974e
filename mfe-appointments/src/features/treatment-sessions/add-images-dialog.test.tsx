import { fakeApi, refuse } from '@ziba/shared/testing/fake-api';
import { aTreatmentSession } from '@ziba/shared/testing/plan-samples';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AddImagesDialog } from './add-images-dialog';

/** The dialog over a report, and a button that shows the report as it is after the first try. */
function Report() {
  const [pictures, setPictures] = useState(['patients-a.jpg']);
  const session = aTreatmentSession({ report_attachment: pictures });
  return (
    <>
      <AddImagesDialog session={session} onClose={() => undefined} />
      <button onClick={() => setPictures(['patients-a.jpg', 'patients-c.png'])}>read anew</button>
    </>
  );
}

it('sends the same request after a lost answer, even if the report already shows the picture', async () => {
  const calls = fakeApi({
    'GET /files/sign': () => ({ data: {} }),
    'POST /files/upload': () => ({ fileName: 'patients-c.png' }),
    'POST /treatmentSessions/81/report': () => refuse(500, { code: 'unforeseen', message: 'خطا' }),
  });
  const { user } = renderScreen(<Report />);
  const picture = new File(['x'], 'c.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('تصاویر جدید'), picture);
  await screen.findByText('c.png');
  const save = screen.getByRole('button', { name: 'افزودن تصویر' });
  await user.click(save);
  await screen.findByRole('alert');
  fireEvent.click(screen.getByText('read anew'));
  await user.click(save);

  const sent = () => calls.filter(({ call }) => call.endsWith('/report'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]?.body).toMatchObject({ report_attachment: 'patients-a.jpg,patients-c.png' });
  expect(sent()[1]).toEqual(sent()[0]);
});
