import type { Need, SectionKey } from '@ziba/shared/contracts/permissions';
import type { Database } from '../db/connect';

/** An answer of the API: `body` is the parsed JSON, or the text of any other answer. */
export interface Answer<Body = any> {
  status: number;
  body: Body;
  headers: Headers;
}
