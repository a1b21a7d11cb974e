import type { Area } from '@ziba/shared/contracts/section-levels';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aLogin, aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { Form } from '@ziba/shared/ui/forms/form';
import { screen, within } from '@testing-library/react';
import { z } from 'zod';
import { accessChoicesSchema, choicesOf, type AccessChoices } from './access-choices';
import { AccessField } from './access-field';

interface Options {
  session?: ReturnType<typeof aLogin>;
  before?: SectionLevels[];
  area?: Area;
}

function open({ session = aLogin(), before = [], area = 'clinic' }: Options = {}) {
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form
      schema={z.object({ access: accessChoicesSchema(before, area) })}
      initial={{ access: choicesOf(before, area) }}
      submit="ثبت"
      onSubmit={(values) => sent.push(values)}
    >
      <AccessField<{ access: AccessChoices }> name="access" area={area} before={before} />
    </Form>,
    { session },
  );
  return { ...view, sent };
}

const choice = (section: string, level: string) =>
  within(screen.getByRole('radiogroup', { name: section })).getByRole('radio', { name: level });
const changes = () =>
  within(screen.getByRole('status', { name: 'نتیجه این تغییر' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

it('offers the levels of each section and sends those that were chosen', async () => {
  const { user, sent } = open({ before: [{ key: 'patients', levels: [2, 3] }] });
  expect(choice('زیباجویان', 'ثبت و ویرایش')).toBeChecked();
  await user.click(choice('حسابداری', 'مشاهده'));
  await user.click(choice('زیباجویان', 'بدون دسترسی'));
  await user.click(screen.getByRole('button', { name: 'ثبت' }));
  expect(sent).toEqual([{ access: [{ key: 'accounting', levels: [2] }] }]);
});

it('says in words what the choice gives and takes, compared with before', async () => {
  const { user } = open({ before: [{ key: 'appointments', levels: [1] }] });
  expect(screen.getByText('دسترسی‌ها تغییری نمی‌کند.')).toBeVisible();
  await user.click(choice('نوبت‌دهی', 'مشاهده و حذف'));
  await user.click(choice('حسابداری', 'ثبت و ویرایش'));
  expect(changes()).toEqual([
    'دیگر نمی‌تواند نوبت ثبت کند',
    'می‌تواند سندهای حسابداری و حقوق افراد را ببیند',
    'می‌تواند سند حسابداری ثبت کند',
  ]);
});

it('locks what the caller does not have, but not what the user has or less of it', () => {
  open({
    session: aLogin({ user: { type: 'staff' }, sections: ['users', 'patients'], levels: [2, 3] }),
    before: [{ key: 'accounting', levels: [1] }],
  });
  expect(choice('زیباجویان', 'ثبت و ویرایش')).toBeEnabled();
  expect(choice('زیباجویان', 'مشاهده و حذف')).toBeDisabled();
  expect(choice('زیباجویان', 'همه')).toBeDisabled();
  expect(choice('انبارداری', 'مشاهده')).toBeDisabled();
  expect(choice('حسابداری', 'همه')).toBeEnabled();
  expect(choice('حسابداری', 'بدون دسترسی')).toBeEnabled();
  expect(choice('حسابداری', 'مشاهده')).toBeEnabled();
  expect(
    screen.getByText('دسترسی‌هایی که خودتان ندارید قفل‌اند و نمی‌توانید آن‌ها را به دیگری بدهید.'),
  ).toBeVisible();
});

it('gives the sections of a clinic from the platform, and its own sections of the platform only', () => {
  const session = aPlatformLogin({ sections: ['users'] });
  const { unmount } = open({ session, area: 'clinic' });
  expect(choice('حسابداری', 'همه')).toBeEnabled();
  unmount();
  open({ session, area: 'admin' });
  expect(choice('کاربران', 'همه')).toBeEnabled();
  expect(choice('کلینیک‌ها', 'مشاهده')).toBeDisabled();
});
