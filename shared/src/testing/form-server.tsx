import { staleCode, staleText } from '../contracts/versions';
import {
  fakeApi,
  noAnswer,
  refuse,
  refuseSectionOff,
  type FakeAnswer,
  type FakeCall,
} from './fake-api';

interface Answers {
  /** The normal answers to all calls of the screen, the save included. */
  answers: Record<string, FakeAnswer>;
  /** The call that saves, such as `POST /products`. */
  save: string;
  /** For an edit: the call that reads the record. */
  read?: string;
}

/** The ways in which a save can fail without a word about a field, and what the form says. */
export const saveFaults: readonly [answer: unknown, reason: string][] = [
  [noAnswer(), 'ارتباط با سرور برقرار نشد'],
  [noAnswer('timeout'), 'پاسخی از سرور'],
  [refuse(500, { code: 'internal', message: 'خطای سرور' }), 'خطای سرور'],
  [refuse(422, { code: 'validation', message: 'اطلاعات نادرست است.' }), 'اطلاعات نادرست است.'],
  [refuseSectionOff(), 'این بخش اکنون برای کلینیک شما خاموش است.'],
];
/** What `refuse` says at its field. */
export const taken = 'این مقدار قبلا ثبت شده است';

const changed = { changed_by: 'نگار کرمی', changed_at: '2026-11-22T10:00:00Z' };

/** The server of a form: its saves can be answered in another way, and somebody else can change its record. */
export function formServer({ answers, save, read }: Answers) {
  const normal: FakeAnswer = (call) => answers[save]?.(call);
  let answer = normal;
  let others: object = {};
  const row = (call: FakeCall) => ({ ...(answers[read ?? '']?.(call) as object), ...others });
  const calls = fakeApi({
    ...answers,
    ...(read !== undefined && { [read]: row }),
    [save]: (call) => answer(call),
  });

  return {
    saves: () => calls.filter(({ call }) => call === save),
    /** Answers every save like this; without an argument normally again. */
    answer: (given: FakeAnswer = normal) => (answer = given),
    /** Refuses every save because the value of this field is taken. */
    refuse: (field: string) => {
      const body = { code: 'taken', message: taken, fields: { [field]: taken } };
      answer = () => refuse(409, body);
    },
    /** Holds back the answer to the next save; returns the function that gives it. */
    hold: () => {
      let give: (given: unknown) => void = () => undefined;
      answer = () => new Promise((resolve) => (give = resolve));
      return (given: unknown) => give(given);
    },
    /** Somebody else saves the record as this version: a save that is based on another one is refused. */
    changeByOthers: (changes: object, version: number) => {
      others = { ...changes, version };
      const stale = { code: staleCode, message: staleText, details: { ...changed, version } };
      answer = (call) =>
        (call.body as { version?: number }).version === version ? normal(call) : refuse(409, stale);
    },
  };
}

export type FormServer = ReturnType<typeof formServer>;
