import type { Area } from '@ziba/shared/contracts/section-levels';
import { coversNeed, type Need } from '@ziba/shared/contracts/permissions';
import { accessChoiceLevels, type AccessChoices } from './access-choices';
import { abilities } from './messages';

const needs: readonly Need[] = ['read', 'write', 'delete'];

const allows = (choice: string | undefined, need: Need) =>
  Object.entries(accessChoiceLevels).some(
    ([name, granted]) => name === choice && coversNeed(granted, need),
  );

type Words = Record<string, Partial<Record<Need, string>>>;

/** What a person can do after a change of access and could not before, and the reverse, in words. */
export function accessChanges(before: AccessChoices, after: AccessChoices, area: Area) {
  const words: Words = abilities[area];
  const changed = Object.entries(words).flatMap(([section, ability]) =>
    needs.flatMap((need) => {
      const text = ability[need];
      const [had, has] = [before[section], after[section]].map((choice) => allows(choice, need));
      return text && had !== has ? [{ text, isGained: has === true }] : [];
    }),
  );
  return {
    gained: changed.filter(({ isGained }) => isGained).map(({ text }) => text),
    lost: changed.filter(({ isGained }) => !isGained).map(({ text }) => text),
  };
}
