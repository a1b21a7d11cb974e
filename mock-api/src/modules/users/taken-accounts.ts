import { userTexts } from '@ziba/shared/contracts/users';
import { Refusal } from '../../lib/refusal';

/**
 * Runs the work, and says of a taken username what text 3 says to staff; without a token it is text 1's
 * message, which the constraint itself is explained with.
 */
export async function worded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? error.constraint : '';
    if (constraint !== 'users_username') throw error;
    const message = userTexts.usernameTaken;
    throw new Refusal(409, 'taken', message, { username: message });
  }
}
