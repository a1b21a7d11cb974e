import type { LoginAnswer } from '@ziba/shared/contracts/auth';
import { aLogin } from '@ziba/shared/testing/session-samples';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LoginPage } from './login-page';

const texts = {
  project_name: 'زیبا',
  login_page_title: 'ورود به سامانه',
  login_short_slogan: 'همراه هر روز کلینیک',
  login_description: 'همه در یک جا',
  logo_image: null,
};

interface Sent {
  url: string;
  body: unknown;
}

/** Sets the answers to the next login calls, and returns the sent bodies. */
function answerWith(...answers: (Response | Error)[]): Sent[] {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    sent.push({ url: String(url), body: JSON.parse(String(options?.body)) });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('a call too many');
  });
  return sent;
}

const refusal = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const username = () => screen.getByLabelText('نام کاربری');
const password = () => screen.getByLabelText('رمز عبور');
const submit = () => screen.getByRole('button', { name: 'ورود' });

function open(props: Partial<Parameters<typeof LoginPage>[0]> = {}) {
  const entered: LoginAnswer[] = [];
  const visited: string[] = [];
  render(
    <LoginPage
      texts={texts}
      onSignedIn={async (answer) => void entered.push(answer)}
      onVisit={(path) => visited.push(path)}
      {...props}
    />,
  );
  return { entered, visited, user: userEvent.setup() };
}

it('shows title, slogan and description of the general settings', () => {
  open();
  expect(screen.getByRole('heading', { name: 'ورود به سامانه' })).toBeVisible();
  expect(screen.getByText('همراه هر روز کلینیک')).toBeVisible();
  expect(screen.getByText('همه در یک جا')).toBeVisible();
});

it('links to registration and password reset, and mentions support', async () => {
  const { visited, user } = open();
  await user.click(screen.getByRole('link', { name: 'رمز عبور خود را فراموش کرده‌اید؟' }));
  await user.click(screen.getByRole('link', { name: 'درخواست ثبت نام' }));
  expect(visited).toEqual(['/forget-password', '/register']);
  expect(screen.getByText(/پشتیبانی/)).toBeVisible();
});

it('shows an error at each blank field and sends nothing', async () => {
  const sent = answerWith();
  const { user } = open();
  await user.type(username(), '   ');
  await user.click(submit());
  expect(username()).toHaveAccessibleDescription('لطفا فیلد نام کاربری را پر کنید');
  expect(password()).toHaveAccessibleDescription('لطفا فیلد رمز عبور را پر کنید');
  expect(username()).toHaveFocus();

  await user.type(username(), 'mina');
  await user.click(submit());
  expect(username()).toHaveAccessibleDescription('');
  expect(password()).toHaveFocus();
  expect(sent).toEqual([]);
});

it('sends name and password as typed, and passes the answer on', async () => {
  const answer = aLogin();
  const sent = answerWith(refusal(200, answer));
  const { entered, user } = open();
  await user.type(username(), 'mina');
  await user.type(password(), ' Ziba@1405{Enter}');
  await waitFor(() => expect(entered).toHaveLength(1));
  expect(entered[0]).toEqual(JSON.parse(JSON.stringify(answer)));
  expect(sent).toEqual([
    { url: '/api/auth/login', body: { username: 'mina', password: ' Ziba@1405' } },
  ]);
});

it.each([
  [401, 'نام کاربری یا رمز عبور اشتباه است'],
  [403, 'دسترسی اکانت شما توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.'],
  [403, 'اشتراک کلینیک شما به اتمام رسیده است. لطفا اشتراک جدید تهیه نمایید.'],
  [403, 'دسترسی به کلینیک توسط مدیر نرم‌افزار محدود شده است. لطفا با پشتیبانی در ارتباط باشید.'],
])(
  'shows the message of the server (%d %s), keeps the typed values, and can be sent again',
  async (status, message) => {
    answerWith(refusal(status, { code: 'refused', message }), refusal(200, aLogin()));
    const { entered, user } = open();
    await user.type(username(), 'mina');
    await user.type(password(), 'wrong{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(username()).toHaveValue('mina');
    expect(password()).toHaveValue('wrong');
    expect(password()).toHaveFocus();

    await user.click(submit());
    await waitFor(() => expect(entered).toHaveLength(1));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
);

it.each([
  ['an HTML page instead of a refusal', new Response('<html>', { status: 502 }), /^خطا در ورود$/],
  ['no answer', new TypeError('Failed to fetch'), /^خطا در ورود\. ارتباط با سرور برقرار نشد/],
  ['an incomplete answer', new Response('{"token":', { status: 200 }), /^خطا در ورود/],
])('shows its own message for %s', async (_case, answer, words) => {
  answerWith(answer);
  const { user } = open();
  await user.type(username(), 'mina');
  await user.type(password(), 'Ziba@1405{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
});

it('sends once, however often it is clicked', async () => {
  const sent = answerWith(refusal(200, aLogin()));
  const { user } = open({ onSignedIn: () => new Promise(() => undefined) });
  await user.type(username(), 'mina');
  await user.type(password(), 'Ziba@1405');
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'در حال ورود…' }));
  expect(sent).toHaveLength(1);
});

it('shows the password when asked to', async () => {
  const { user } = open();
  await user.type(password(), 'abc');
  await user.click(screen.getByRole('button', { name: 'نمایش رمز عبور' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'پنهان کردن رمز عبور' }));
  expect(password()).toHaveAttribute('type', 'password');
});

it('shows why the login page is open', () => {
  open({ notice: 'زمان نشست شما به پایان رسید؛ لطفا مجددا وارد حساب کاربری خود شوید!' });
  expect(screen.getByText(/زمان نشست شما به پایان رسید/)).toHaveAttribute('role', 'alert');
});

describe('hydration of the served page', () => {
  let root: Root | undefined;
  const place = document.createElement('div');

  function serve(props: Partial<Parameters<typeof LoginPage>[0]> = {}) {
    const page = (
      <LoginPage
        texts={texts}
        onSignedIn={() => Promise.resolve()}
        onVisit={() => undefined}
        {...props}
      />
    );
    place.innerHTML = renderToString(page);
    document.body.append(place);
    return () =>
      act(async () => {
        root = hydrateRoot(place, page);
      });
  }

  afterEach(() => {
    act(() => root?.unmount());
    place.remove();
  });

  it('is a form that works without scripts', () => {
    serve();
    const form = username().closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/login');
    expect(submit()).toHaveAttribute('class', 'lg-submit');
    expect(screen.queryByRole('button', { name: 'نمایش رمز عبور' })).not.toBeInTheDocument();
  });

  it('keeps typed text, focus and selection', async () => {
    const takeOver = serve();
    const [name, secret] = [username() as HTMLInputElement, password() as HTMLInputElement];
    name.value = 'mina';
    secret.value = 'Ziba';
    name.focus();
    name.setSelectionRange(1, 3);
    await takeOver();

    expect(screen.getByRole('button', { name: 'نمایش رمز عبور' })).toBeVisible();
    expect(username()).toBe(name);
    expect(name).toHaveValue('mina');
    expect(secret).toHaveValue('Ziba');
    expect(name).toHaveFocus();
    expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
  });

  it('shows the server’s answer to a form that was sent before the scripts were loaded', async () => {
    const error = {
      code: 'invalid',
      message: 'لطفا فیلد رمز عبور را پر کنید',
      fields: { password: 'لطفا فیلد رمز عبور را پر کنید' },
    };
    const takeOver = serve({ refused: { error, username: 'mina' } });
    expect(screen.getByRole('alert')).toHaveTextContent('لطفا فیلد رمز عبور را پر کنید');
    expect(username()).toHaveValue('mina');

    await takeOver();
    expect(password()).toHaveAccessibleDescription('لطفا فیلد رمز عبور را پر کنید');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('does not cut a long pasted password', () => {
    serve();
    expect(password()).not.toHaveAttribute('maxlength');
    expect(username()).not.toHaveAttribute('maxlength');
  });
});
