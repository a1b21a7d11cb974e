import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';

/**
 * PostgreSQL refuses to run as root. In a user namespace of its own it runs as nobody, and the files still belong to
 * this user.
 */
const asNobody = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
/** The kernel stops PostgreSQL (a fast shutdown) when this process ends in any way. */
const endWithParent = ['setpriv', '--pdeathsig', 'INT', '--'];

const isRoot = () => process.getuid?.() === 0;
const works = (command: readonly string[]) =>
  spawnSync(command[0] ?? '', [...command.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

/** Why PostgreSQL cannot run on this machine at all, or undefined when it can. */
export function whyNot(): string | undefined {
  if (process.platform === 'win32') return 'Windows has no unix sockets that Node could use';
  return isRoot() && !works(asNobody) ? 'root without user namespaces' : undefined;
}

/** Starts a program of PostgreSQL that ends together with this process. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const wrappers = [...(isRoot() ? asNobody : []), ...(works(endWithParent) ? endWithParent : [])];
  const [command = program, ...rest] = [...wrappers, program, ...args];
  return spawn(command, rest, options);
}

/** Runs a program to its end; the error of a failure contains its last output line. */
export async function runToEnd(program: string, args: readonly string[]): Promise<void> {
  const child = startProgram(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(lastLine(output) || `${program} ended with code ${code}`);
}

/** The last line that is not empty. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
