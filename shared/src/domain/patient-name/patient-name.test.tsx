import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen';
import { Drawer } from '../../ui/overlays/drawer';
import { patientName } from './patient-name';

interface CardProps {
  patient: { id: number; full_name: string };
  onClose: () => void;
}

function Card({ patient, onClose }: CardProps) {
  return (
    <Drawer open title="کارت زیباجو" onClose={onClose}>
      پرونده {patient.id}
    </Drawer>
  );
}
const load = jest.fn(() => Promise.resolve(Card));
const PatientName = patientName(load);

it('loads and opens the drawer when the name is pressed, and returns the focus when it closes', async () => {
  const { user } = renderScreen(<PatientName patient={{ id: 7, full_name: 'سارا رضایی' }} />);
  const name = screen.getByRole('button', { name: 'سارا رضایی' });
  expect(load).not.toHaveBeenCalled();
  await user.tab();
  expect(name).toHaveFocus();
  await user.keyboard('{Enter}');
  const card = await screen.findByRole('dialog', { name: 'کارت زیباجو' });
  expect(card).toHaveTextContent('پرونده 7');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(name).toHaveFocus();
});
