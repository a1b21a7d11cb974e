import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderScreen } from '../../testing/render-screen';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Menu } from './menu';
import type { MenuEntry } from './menu-entry';

const called = jest.fn();
beforeEach(() => called.mockClear());
const items: MenuEntry[] = [
  { label: 'مشاهده نوبت', icon: 'show', to: '/receipt' },
  { label: 'ویرایش', icon: 'edit', onSelect: () => called('edit') },
  false,
  { label: 'مشاهده پرونده', onSelect: () => called('file') },
  'separator',
  { label: 'پرداخت', disabled: 'این نوبت پرداخت شده است', onSelect: () => called('pay') },
  { label: 'لغو نوبت', icon: 'delete', danger: true, onSelect: () => called('cancel') },
];

const opener = () => screen.getByRole('button', { name: 'عملیات' });
const item = (name: string) => screen.getByRole('menuitem', { name });
const open = () => {
  const { user, ...rest } = renderScreen(
    <>
      <Menu label="عملیات" items={items} />
      <button>بعدی</button>
    </>,
  );
  return { user, ...rest };
};

it('says that it is a menu and whether it is open', async () => {
  const { user } = open();
  expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('menu', { name: 'عملیات' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
  expect(within(menu).getByRole('separator')).toBeInTheDocument();
  await user.click(opener());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('keeps the focus in the menu when the focused entry disappears', async () => {
  function Changing() {
    const [steps, setSteps] = useState(['ثبت حضور', 'فراخوان']);
    useEffect(() => {
      const change = () => setSteps(['فراخوان']);
      window.addEventListener('offline', change);
      return () => window.removeEventListener('offline', change);
    }, []);
    const offers = ['ثبت حضور', 'فراخوان'].map((label) => steps.includes(label) && { label });
    return <Menu label="عملیات" items={offers} />;
  }
  const { user } = renderScreen(<Changing />);
  await user.click(opener());
  expect(item('ثبت حضور')).toHaveFocus();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(item('فراخوان')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

it('works by keyboard: opens at either end, moves, closes', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(item('مشاهده نوبت')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(item('ویرایش')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(item('مشاهده نوبت')).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(item('مشاهده نوبت')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();

  await user.keyboard('{ArrowUp}');
  expect(item('لغو نوبت')).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'بعدی' })).toHaveFocus();
});

it('goes to the next item that begins with the typed letter', async () => {
  const { user } = open();
  await user.click(opener());
  await user.keyboard('م');
  expect(item('مشاهده پرونده')).toHaveFocus();
  await user.keyboard('م');
  expect(item('مشاهده نوبت')).toHaveFocus();
});

it('goes to the item that begins with the typed word, spaces included', async () => {
  const { user } = open();
  await user.click(opener());
  await user.keyboard('مشاهده پ');
  expect(item('مشاهده پرونده')).toHaveFocus();
  expect(called).not.toHaveBeenCalled();
});

it.each(['{Enter}', ' '])('chooses by key %p and returns the focus', async (key) => {
  const { user } = open();
  await user.click(opener());
  await user.keyboard(`{ArrowDown}${key}`);
  expect(called.mock.calls).toEqual([['edit']]);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

it('follows an entry with an address', async () => {
  const { user, location } = open();
  await user.click(opener());
  await user.keyboard(' ');
  await waitFor(() => expect(location()).toBe('/receipt'));
});

it('says why an entry cannot be chosen, and does not act', async () => {
  const { user } = open();
  await user.click(opener());
  expect(item('پرداخت')).toHaveAccessibleDescription('این نوبت پرداخت شده است');
  await user.click(item('پرداخت'));
  expect(called).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('closes at a press elsewhere', async () => {
  const { user } = open();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'بعدی' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'بعدی' })).toHaveFocus();
});

it('turns an entry on and off, and stays open', async () => {
  function Columns() {
    const [on, setOn] = useState(true);
    return (
      <Menu
        look="icon"
        label="ستون‌ها"
        items={[{ label: 'تلفن', checked: on, onSelect: () => setOn(!on) }]}
      />
    );
  }
  const { user } = renderScreen(<Columns />);
  await user.click(screen.getByRole('button', { name: 'ستون‌ها' }));
  const phone = screen.getByRole('menuitemcheckbox', { name: 'تلفن' });
  expect(phone).toBeChecked();
  await user.click(phone);
  expect(phone).not.toBeChecked();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('leaves the dialog around it open, and returns the focus from a dialog that it opened', async () => {
  function Trial() {
    const [asks, setAsks] = useState(false);
    return (
      <Dialog open title="نوبت" onClose={() => called('closed')}>
        <Menu label="عملیات" items={[{ label: 'لغو نوبت', onSelect: () => setAsks(true) }]} />
        <ConfirmDialog
          open={asks}
          title="لغو"
          confirm="لغو نوبت"
          onConfirm={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        >
          نوبت لغو می‌شود.
        </ConfirmDialog>
      </Dialog>
    );
  }
  const { user } = renderScreen(<Trial />);
  await user.click(opener());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(called).not.toHaveBeenCalled();

  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('dialog', { name: 'لغو' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'انصراف' }));
  await waitFor(() => expect(opener()).toHaveFocus());
});
