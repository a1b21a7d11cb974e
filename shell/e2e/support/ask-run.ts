import type { ProductCopy } from './product-copies';

/** What files ask the process of the run, each question with one text. */
export interface RunQuestions {
  /** Copies the prepared product for the test file with this path. */
  borrow: (file: string) => Promise<ProductCopy>;
  /** Removes a copy, by its name. */
  giveBack: (name: string) => Promise<void>;
  /** Removes the copies that the file with this path has not given back; answers their names. */
  clear: (file: string) => Promise<string[]>;
  /** The address of the gallery, which is started for the first who asks. */
  gallery: () => Promise<string>;
}
export type RunQuestion = keyof RunQuestions;

/** Asks the process of the run. */
export async function askRun<Question extends RunQuestion>(
  question: Question,
  ...[value]: Parameters<RunQuestions[Question]>
): Promise<Awaited<ReturnType<RunQuestions[Question]>>> {
  const answer = await fetch(process.env.ZIBA_E2E ?? '', {
    method: 'POST',
    body: JSON.stringify({ question, value }),
  });
  if (!answer.ok) throw new Error(`${question}: ${await answer.text()}`);
  return (await answer.json()) as Awaited<ReturnType<RunQuestions[Question]>>;
}
