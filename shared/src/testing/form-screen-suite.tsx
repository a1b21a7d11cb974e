import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { draftPrefix } from '../session/draft-keys';
import { endSession } from '../session/session-store';
import { noAnswer, type FakeAnswer, type FakeCall } from './fake-api';
import { tryToLeave } from './form-leaving';
import { formServer, saveFaults, taken, type FormServer } from './form-server';
import { renderScreen } from './render-screen';

interface Suite {
  /** The screen with the form. */
  element: ReactNode;
  /** Its route, address, state and session, as `renderScreen` takes them. */
  place: Parameters<typeof renderScreen>[1] & { path: string };
  /** The normal answers to all calls of the screen, the save included. */
  answers: Record<string, FakeAnswer>;
  /** The call that saves, such as `POST /products`. */
  save: string;
  /** The text of the button that opens the form, in a dialog or a drawer; none for a form of the page. */
  opener?: string;
  /** The title of the card of the form, where the page has more forms. */
  card?: string;
  /** The text of the button that saves. */
  submit: string;
  /** What an untouched form says at its fields when it is sent: by label, in the order of the form. */
  missing?: Record<string, string>;
  /** What the user fills in, by label: a text that replaces the one there, or an option of a select. */
  typed: Record<string, string>;
  /** Fills in the rest, such as the lines of a list. */
  choose?: (user: UserEvent) => Promise<unknown>;
  /** The beginning of the message when saving fails, if the form has one. */
  failed?: string;
  /** A field: its name for the server, and its label. */
  refused: readonly [name: string, label: string];
  /** What is sent. A new record may send more, such as a generated code; an edit sends this and the version. */
  sends: object;
  /** What is said after saving. */
  says: string | RegExp;
  /** The address that opens then, if it is another one. */
  opens?: string;
  /** For an edit: the call that reads the record, and other values of fields that `typed` changes. */
  edits?: { read: string; others: object };
}

/** All named values of a form, chosen ones included; groups of radio buttons have other names after each render. */
const valuesOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !name.startsWith('_r_'),
  );

const keyOf = ({ headers }: FakeCall) => headers['idempotency-key'];

/** The part of the page that contains the form: a dialog, a card or all of it. */
async function partOf({ opener, card }: Suite, user: UserEvent) {
  if (opener) {
    await user.click(await screen.findByRole('button', { name: opener }));
    return within(await screen.findByRole('dialog'));
  }
  return card ? within(await screen.findByRole('region', { name: card })) : screen;
}

async function open(suite: Suite) {
  const { element, place, submit } = suite;
  const view = renderScreen(element, { ...place, toasts: true });
  const part = await partOf(suite, view.user);
  const button = await part.findByRole<HTMLButtonElement>('button', { name: submit });
  return { ...view, button, form: button.form as HTMLFormElement };
}

type OpenForm = Awaited<ReturnType<typeof open>>;

/** Sends the untouched form. It names what is missing at the fields, focuses the first, and sends nothing. */
async function sendNothing({ user, form, button }: OpenForm, missing: Record<string, string>) {
  const fields = Object.keys(missing).map((label) => within(form).getByLabelText(label));
  await user.click(button);
  await waitFor(() => expect(fields[0]).toHaveFocus());
  const wrong = [...form.querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map(({ id }) => id)).toEqual(fields.map(({ id }) => id));
  Object.values(missing).forEach((message, index) =>
    expect(fields[index]).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
}

async function fill({ user, form }: OpenForm, { typed, choose }: Suite) {
  for (const [label, text] of Object.entries(typed)) {
    const field = within(form).getByLabelText(label);
    if (field instanceof HTMLSelectElement) {
      await waitFor(() => expect(field).toHaveTextContent(text));
      await user.selectOptions(field, text);
    } else {
      await user.clear(field);
      await user.type(field, text);
    }
  }
  await choose?.(user);
  // Some fields show what was typed in another way when they are left.
  await user.tab();
}

const firstField = ({ form }: OpenForm, { typed }: Suite) =>
  within(form).getByLabelText(Object.keys(typed)[0] as string);

const untilRefused = ({ form }: OpenForm, failed: string | undefined, reason: string) =>
  waitFor(() => {
    const alert = form.querySelector('[role=alert]');
    if (failed) expect(alert).toHaveTextContent(failed);
    expect(alert).toHaveTextContent(reason);
  });

/** Saves while every save fails in one way after another; the last refusal is about a field. */
async function failToSave(opened: OpenForm, server: FormServer, { failed, refused }: Suite) {
  const { user, form, button } = opened;
  for (const [answer, reason] of saveFaults) {
    server.answer(() => answer);
    await user.click(button);
    await untilRefused(opened, failed, reason);
  }
  const [name, label] = refused;
  server.refuse(name);
  await user.click(button);
  await waitFor(() =>
    expect(within(form).getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(taken),
    ),
  );
}

/** A double click, and Ctrl+Enter and Escape during the save, send one save; its answer is lost. */
async function loseTheAnswer(opened: OpenForm, server: FormServer, { failed }: Suite) {
  const { user, button } = opened;
  const before = server.saves().length;
  const give = server.hold();
  await user.dblClick(button);
  await waitFor(() => expect(server.saves()).toHaveLength(before + 1));
  await user.keyboard('{Control>}{Enter}{/Control}{Escape}');
  expect(server.saves()).toHaveLength(before + 1);
  await act(async () => give(noAnswer('timeout')));
  await untilRefused(opened, failed, 'پاسخی از سرور');
}

/** Takes what was typed for each field that somebody else changed meanwhile. */
async function keepOwnValues({ user }: OpenForm) {
  const name = 'این اطلاعات در این میان تغییر کرده است';
  const question = within(await screen.findByRole('dialog', { name }));
  for (const mine of question.getAllByRole('radio', { name: /^نوشته شما/ })) await user.click(mine);
  await user.click(question.getByRole('button', { name: 'ذخیره با این انتخاب‌ها' }));
}

/** What was sent: an edit only its changes, with the version; a new record under the key of the lost save. */
function checkSent([lost, saved]: readonly FakeCall[], { sends, edits }: Suite, version: number) {
  if (edits) {
    expect(lost?.body).toEqual({ ...sends, version });
    expect(saved?.body).toEqual({ ...sends, version: version + 1 });
  } else {
    expect(saved?.body).toMatchObject(sends);
    expect(saved && keyOf(saved)).toBeDefined();
    expect(saved && keyOf(saved)).toBe(lost && keyOf(lost));
  }
}

async function goThroughAll(suite: Suite) {
  const { answers, save, missing, edits, place, says } = suite;
  const server = formServer({ answers, save, read: edits?.read });
  let opened = await open(suite);
  const address = place.at ?? place.path;
  if (missing) await sendNothing(opened, missing);
  expect(server.saves()).toEqual([]);
  await fill(opened, suite);
  const values = valuesOf(opened.form);
  const untilHeld = async () => {
    await waitFor(() => expect(valuesOf(opened.form)).toEqual(values));
    expect(opened.location()).toBe(address);
  };

  await failToSave(opened, server, suite);
  await untilHeld();
  await tryToLeave(opened, firstField(opened, suite));
  await untilHeld();
  await loseTheAnswer(opened, server, suite);
  await untilHeld();
  const [lost] = server.saves().slice(-1);

  // The shell takes the page away when the session has ended.
  opened.unmount();
  endSession('expired');
  opened = await open(suite);
  expect(await screen.findByText('پیش‌نویس بازیابی شد')).toBeVisible();
  await untilHeld();

  const { version = 0 } = (edits && (lost?.body as { version?: number })) ?? {};
  if (edits) server.changeByOthers(edits.others, version + 1);
  else server.answer();
  await opened.user.click(firstField(opened, suite));
  await opened.user.keyboard('{Control>}{Enter}{/Control}');
  if (edits) await keepOwnValues(opened);
  expect(await screen.findByText(says)).toBeVisible();
  await waitFor(() => expect(opened.location()).toBe(suite.opens ?? address));
  checkSent([lost, server.saves().at(-1)] as FakeCall[], suite, version);
  const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith(draftPrefix));
  await waitFor(() => expect(drafts()).toEqual([]));
}

/**
 * The test that every screen on which a record is made or edited has to pass. One visit goes through it all: what
 * is missing, a lost network, no answer in time, 500, 422, 409 at a field, a section that is switched off, leaving by a
 * link and by the browser, Escape, a press beside a dialog, a double press, Escape and Ctrl+Enter during a save, a lost
 * answer, the end of the session, a reload, for an edit a record that somebody else changed, and the save. What was
 * typed stays throughout.
 */
export function testFormScreen(suite: Suite): void {
  describe(`the form that sends ${suite.save}`, () => {
    it('keeps what was typed through every failure, and saves it once', () => goThroughAll(suite));
  });
}
