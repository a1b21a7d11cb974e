/** The library is loaded with the first password, so that the start does not wait for it. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id, 19 MiB, two passes: 15 to 34 ms on the measured machines. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing uses the same few threads as reading files. */
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Returns the hash of a password, as it is stored. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(password, cost));
}

let unknownUser: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (an unknown username) it does the same work and returns
 * false, so that the time taken does not reveal whether the username exists.
 */
export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const compared = known ?? (await (unknownUser ??= hashPassword('no account has this password')));
  const right = await inTurn(async () => (await argon2()).verify(compared, password));
  return right && known !== undefined;
}
