import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Collapsible } from './collapsible';

it('opens and closes by keyboard, sets aria-expanded, and keeps what was typed', async () => {
  const user = userEvent.setup();
  render(
    <Collapsible title="بیمه" hint="تامین اجتماعی">
      <input aria-label="سهم کلینیک" />
    </Collapsible>,
  );
  const toggle = screen.getByRole('button', { name: /^بیمه/, expanded: false });
  expect(screen.getByRole('heading', { name: /^بیمه/, level: 2 })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.type(screen.getByRole('textbox', { name: 'سهم کلینیک' }), '70');
  await user.click(toggle);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(toggle);
  expect(screen.getByRole('textbox', { name: 'سهم کلینیک' })).toHaveValue('70');
});
