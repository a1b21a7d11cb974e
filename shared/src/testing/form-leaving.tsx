import { act, screen, within } from '@testing-library/react';
import type { RenderedScreen } from './render-screen';

interface OpenForm extends Pick<RenderedScreen, 'user' | 'go'> {
  form: HTMLFormElement;
}

/** The title of the question before something typed is lost. */
const leaving = 'تغییرات ثبت نشده است';

/** Presses the link that cancels, or a link of the menu where there is none, and stays when the page asks. */
async function leaveAndStay({ user, form, go }: OpenForm) {
  const cancel = form.querySelector('[data-form-foot] a');
  if (cancel) await user.click(cancel);
  else await go('/elsewhere');
  const question = await screen.findByRole('dialog', { name: leaving });
  await user.click(within(question).getByRole('button', { name: 'ماندن در صفحه' }));
}

/** Presses Escape, and beside a dialog. A dialog asks and stays; on a page nothing happens. */
async function closeAndStay({ user }: OpenForm, field: HTMLElement) {
  const dialog = field.closest('dialog');
  const escape = () => user.keyboard('{Escape}');
  const ways = dialog
    ? [escape, () => user.pointer({ keys: '[MouseLeft]', target: dialog })]
    : [escape];
  await user.click(field);
  for (const close of ways) {
    await close();
    const question = screen.queryByRole('dialog', { name: leaving });
    expect(question !== null).toBe(dialog !== null);
    if (question) await user.click(within(question).getByRole('button', { name: 'ادامه ویرایش' }));
  }
}

/** The browser asks before a reload or its own way back. */
function askAtUnload() {
  const unload = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(unload));
  expect(unload.defaultPrevented).toBe(true);
}

/** Tries to leave a form with unsaved values in all ways, from this field of it, and stays when it asks. */
export async function tryToLeave(form: OpenForm, field: HTMLElement): Promise<void> {
  if (!field.closest('dialog')) await leaveAndStay(form);
  await closeAndStay(form, field);
  askAtUnload();
}
