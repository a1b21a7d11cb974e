import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { Drawer } from './drawer';

function Trial() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>فیلترها</button>
      <Drawer
        open={open}
        title="فیلتر نوبت‌ها"
        hint="۱۲ نوبت"
        onClose={() => setOpen(false)}
        footer={<Button tone="primary">اعمال</Button>}
      >
        <input aria-label="پزشک" data-autofocus />
      </Drawer>
    </>
  );
}

it('has a name, focuses the marked field first, and returns the focus', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  await user.click(screen.getByRole('button', { name: 'فیلترها' }));
  expect(screen.getByRole('dialog', { name: 'فیلتر نوبت‌ها' })).toHaveTextContent('۱۲ نوبت');
  expect(screen.getByRole('textbox', { name: 'پزشک' })).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'فیلترها' })).toHaveFocus());
});

it('closes with its close button', async () => {
  const user = userEvent.setup();
  render(<Trial />);
  await user.click(screen.getByRole('button', { name: 'فیلترها' }));
  await user.click(screen.getByRole('button', { name: 'بستن' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
