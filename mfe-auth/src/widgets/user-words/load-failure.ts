import { m } from './messages';

/** What a screen of one user says when there is no such user. */
export const noUser = { title: m.loadFailed };

/** The message for an address without a valid id, and for any other failure. */
export const explainLoad = ({ status, message }: { status?: number; message: string }): string =>
  status === 400 ? m.wrongId : message || m.loadFailed;
