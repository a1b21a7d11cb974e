import type { PlanRemote, PlanSection } from '@ziba/shared/contracts/registry';
import type { FailureCode } from '@ziba/shared/contracts/section-reports';
import type { ComponentType } from 'react';
import { SectionError } from './failure';
import { LoadFault } from './load-fault';
import { loadSection } from './load-section';
import { pause } from './pause';
import { withinTime } from './within-time';

/** What is known of a fault, and how many further attempts make sense. */
export interface Assessment {
  code: FailureCode;
  /** Name of the file. */
  file?: string;
  retries: number;
}

/** One screen of a section, in one release. */
export interface Wanted {
  remote: PlanRemote;
  section: PlanSection;
  path: string;
  /** Milliseconds for code to come, and once more for it to begin. */
  budget: number;
}

/** Milliseconds before the second attempt; twice as much before each further one. */
const breath = 400;

async function attempt({ remote, section, path, budget }: Wanted): Promise<ComponentType> {
  const { screens } = await loadSection(remote, section.module, budget);
  const screen = screens.find((candidate) => candidate.path === path);
  if (!screen) throw new LoadFault('invalid-module');
  return withinTime(budget, screen.load());
}

async function assess(error: unknown, remote: PlanRemote): Promise<Assessment> {
  try {
    const troubles = await import(/* webpackChunkName: "rescue" */ './assess-fault');
    return await troubles.assessFault(error, remote);
  } catch {
    // Not even the shell's own file comes.
    return { code: error instanceof LoadFault ? error.code : 'network', retries: 1 };
  }
}

/**
 * Loads a screen of one release, again where that can help: not all browsers of a clinic at the same
 * moment. Rejects with a SectionError.
 */
export async function tryRelease(wanted: Wanted, tried = 0): Promise<ComponentType> {
  try {
    return await attempt(wanted);
  } catch (error) {
    const { remote, section } = wanted;
    const { code, file, retries } = await assess(error, remote);
    if (tried >= retries) {
      const { name, version } = remote;
      const failure = { code, prefix: section.prefix, remote: name, version, file };
      throw new SectionError(failure, error);
    }
  }
  await pause(breath * 2 ** tried * (0.75 + Math.random() / 2));
  return tryRelease(wanted, tried + 1);
}
