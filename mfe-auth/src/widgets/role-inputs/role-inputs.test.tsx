import { fakeApi, pageWith, refuse, type FakeAnswer } from '@ziba/shared/testing/fake-api';
import { renderScreen } from '@ziba/shared/testing/render-screen';
import { aNamed, aService } from '@ziba/shared/testing/samples';
import { aPlatformLogin } from '@ziba/shared/testing/session-samples';
import { Form } from '@ziba/shared/ui/forms/form';
import { screen, waitFor } from '@testing-library/react';
import { aMetaRole } from '../../testing/user-samples';
import { RoleInputs } from './role-inputs';
import { roleSchema, type RoleValues } from './role-schema';

const answers = {
  'GET /metaRoles/clinic/1': () =>
    pageWith(
      aMetaRole({ id: 1, name: 'متخصص پوست', kind: 'doctor' }),
      aMetaRole({ id: 2, name: 'پزشک‌یار', kind: 'assistant' }),
    ),
  'GET /doctorTypes/clinic/1': () => pageWith(aNamed({ id: 5, name: 'پوست و مو' })),
  'GET /presentableServices/clinic/1': () =>
    pageWith(aService({ title: 'تزریق ژل لب' }), aService({ id: 22, title: 'ویزیت' })),
  'GET /auth/check-username': () => ({ unique: true }),
};

interface Options {
  initial?: Partial<RoleValues>;
  others?: Record<string, FakeAnswer>;
  props?: Partial<Parameters<typeof RoleInputs>[0]>;
  session?: ReturnType<typeof aPlatformLogin>;
}

function open({ initial = { username: 'sara' }, others, props, session }: Options = {}) {
  fakeApi({ ...answers, ...others });
  const sent: unknown[] = [];
  const view = renderScreen(
    <Form schema={roleSchema} initial={initial} submit="ثبت" onSubmit={(one) => sent.push(one)}>
      <RoleInputs clinicId={1} ownUsername="sara" {...props} />
    </Form>,
    { session },
  );
  const save = () => view.user.click(screen.getByRole('button', { name: 'ثبت' }));
  return { ...view, sent, save };
}

const field = (name: string) => screen.getByLabelText(name);
const chooseRole = async (user: ReturnType<typeof open>['user'], name: string) => {
  await screen.findByRole('option', { name });
  await user.selectOptions(field('نقش'), name);
};

it('asks for category and main service only of a role of doctors, whatever it is called', async () => {
  const { user, sent, save } = open();
  await chooseRole(user, 'پزشک‌یار');
  expect(screen.queryByLabelText('دسته‌بندی پزشک')).not.toBeInTheDocument();
  await chooseRole(user, 'متخصص پوست');
  await screen.findByRole('option', { name: 'پوست و مو' });
  await user.selectOptions(field('دسته‌بندی پزشک'), 'پوست و مو');
  await user.type(field('خدمت اصلی'), 'ویز');
  await user.click(await screen.findByRole('option', { name: 'ویزیت' }));
  await save();
  expect(sent).toEqual([
    { username: 'sara', meta_rolesId: 1, doctor_typesId: 5, main_service: 'ویزیت' },
  ]);
});

it('clears category and main service when another kind of role is chosen', async () => {
  const initial = { username: 'sara', meta_rolesId: 1, doctor_typesId: 5, main_service: 'ویزیت' };
  const { user, sent, save } = open({ initial });
  expect(await screen.findByLabelText('دسته‌بندی پزشک')).toBeVisible();
  await chooseRole(user, 'پزشک‌یار');
  await waitFor(() => expect(screen.queryByLabelText('دسته‌بندی پزشک')).not.toBeInTheDocument());
  await save();
  expect(sent).toEqual([
    { username: 'sara', meta_rolesId: 2, doctor_typesId: null, main_service: null },
  ]);
});

it('asks for username and role in the words of the texts', async () => {
  const { sent, save } = open({ initial: {} });
  await screen.findByRole('option', { name: 'پزشک‌یار' });
  await save();
  await waitFor(() =>
    expect(field('نام کاربری')).toHaveAccessibleDescription('نام کاربری الزامی است'),
  );
  expect(field('نقش')).toHaveAccessibleDescription('انتخاب نقش الزامی است');
  expect(sent).toEqual([]);
});

it('keeps a stored role that the clinic has archived', async () => {
  const { sent, save } = open({
    initial: { username: 'sara', meta_rolesId: 9 },
    props: { storedRole: { id: 9, name: 'کارآموز' } },
  });
  expect(await screen.findByRole('option', { name: 'کارآموز' })).toBeInTheDocument();
  expect(field('نقش')).toHaveDisplayValue('کارآموز');
  await save();
  expect(sent).toEqual([{ username: 'sara', meta_rolesId: 9 }]);
});

it('takes a typed main service when the services cannot be read', async () => {
  const failed = () => refuse(500, { code: 'internal', message: 'خطا در دریافت اطلاعات' });
  const { user, sent, save } = open({
    initial: { username: 'sara', meta_rolesId: 1 },
    others: { 'GET /presentableServices/clinic/1': failed },
  });
  await waitFor(() => expect(field('خدمت اصلی')).not.toHaveRole('combobox'));
  await user.type(field('خدمت اصلی'), 'لیزر');
  await save();
  expect(sent).toEqual([{ username: 'sara', meta_rolesId: 1, main_service: 'لیزر' }]);
});

it('asks for the roles of the platform and nothing of doctors for its own staff', async () => {
  const role = aMetaRole({ id: 3, name: 'پشتیبان', kind: 'doctor', area: 'admin' });
  const { user } = open({
    session: aPlatformLogin(),
    props: { clinicId: null },
    others: { 'GET /metaRoles': () => pageWith(role) },
  });
  await chooseRole(user, 'پشتیبان');
  expect(screen.queryByLabelText('دسته‌بندی پزشک')).not.toBeInTheDocument();
});

it('says while typing that a username is taken', async () => {
  const { user } = open({ others: { 'GET /auth/check-username': () => ({ unique: false }) } });
  await user.type(field('نام کاربری'), '_ahmadi');
  await waitFor(() =>
    expect(field('نام کاربری')).toHaveAccessibleDescription(
      'این نام کاربری قبلا در سیستم ثبت شده است',
    ),
  );
});
