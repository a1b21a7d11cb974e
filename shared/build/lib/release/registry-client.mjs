import { RefusedProblem, UnreachableProblem } from './problems.mjs';

/** Milliseconds to wait for an answer. */
const timeoutMs = 60_000;

/** The English meanings of the registry's codes, for the terminal; the server's own texts are Persian. */
const meanings = {
  unauthenticated: 'the deploy token is wrong or revoked',
  foreign_remote: 'this deploy token belongs to another remote',
  forbidden: 'this token may not do that',
  release_exists:
    'other files were published under this version; raise the version in package.json',
  section_taken: 'another remote owns an address or a key of it',
  misfit: 'it does not go together with what is live for some clinics',
  rollout_running: 'a canary of this remote runs; promote or stop it first',
  already_default: 'it is what all clinics get already',
  no_previous: 'there is no release to go back to; name one with --to',
  no_clinics: 'no clinic would get it',
  not_found: 'there is no such remote or release',
};

function messageFor(status, { code, message, details }) {
  const { clinics = [], violations = [] } = details ?? {};
  const lines = [
    ...violations.map((one) => `  ✗ ${one.english} [${one.code}]`),
    ...clinics.map(({ id, name, reason }) => `  ✗ clinic ${id} (${name}): ${reason}`),
  ];
  const meaning = meanings[code] ?? (violations.length > 0 ? 'it is not fit for it' : message);
  return [`The registry refused (${[status, code].join(' ')}): ${meaning}`, ...lines].join('\n');
}

/** The answer as JSON; throws when it does not come from a registry. */
async function read(answer, address) {
  const body = await answer.json().catch(() => undefined);
  if (body === undefined || answer.status >= 500) {
    throw new UnreachableProblem(
      `${address} answers ${answer.status}, and not as a registry does.`,
    );
  }
  return body;
}

/** A client for the registry at an address, with a deploy token. */
export function registryClient(address, token) {
  const call = async (method, path, body) => {
    const answer = await fetch(`${address}/api/registry${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The token must not be sent to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(({ cause, name }) => {
      throw new UnreachableProblem(
        `No answer from ${address} (${cause?.code ?? cause?.message ?? name}).`,
      );
    });
    const content = await read(answer, address);
    if (answer.ok) return content;
    const { status } = answer;
    throw new RefusedProblem(messageFor(status, content), { ...content, status });
  };
  return {
    /** A remote with its releases and their figures; undefined when nothing of it was published. */
    remote: (name) =>
      call('GET', `/remotes/${name}`).catch((error) => {
        if (error.status === 404) return undefined;
        throw error;
      }),
    /** All remotes that the token may see. */
    remotes: async () => (await call('GET', '/remotes')).data,
    publish: (upload) => call('POST', '/releases', upload),
    rollback: (name, input = {}) => call('POST', `/remotes/${name}/rollback`, input),
  };
}
