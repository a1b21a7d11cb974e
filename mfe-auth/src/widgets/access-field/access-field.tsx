import { mayGive } from '@ziba/shared/contracts/may-give';
import type { SectionLevels } from '@ziba/shared/contracts/permissions';
import { givenSections, type Area } from '@ziba/shared/contracts/section-levels';
import { useSession } from '@ziba/shared/session/use-session';
import { LevelsField } from '@ziba/shared/ui/fields/levels-field';
import { useWatch } from 'react-hook-form';
import { accessChoiceLevels, choicesOf, rightsOf, type AccessChoices } from './access-choices';
import { AccessChangesList } from './access-changes-list';
import { sectionNames } from '../section-names/messages';
import { m } from './messages';

interface Props<Values> {
  /** A field whose value is `AccessChoices`; validate it with `accessChoicesSchema`. */
  name: Extract<keyof Values, string>;
  /** The area that the user works in. */
  area: Area;
  /** The access that the user has now; none for a new user. */
  before?: readonly SectionLevels[];
  disabled?: boolean;
}

const levels = Object.keys(accessChoiceLevels).map((value) => ({
  value,
  label: m.levels[value as keyof typeof accessChoiceLevels],
}));
const none: readonly SectionLevels[] = [];

/**
 * The access of a user: one level for each section of the area. What the signed-in user may not give is locked.
 * Below it stands in words what the choice gives and takes, compared with `before`.
 */
export function AccessField<Values extends object>(props: Props<Values>) {
  const { name, area, before = none, disabled } = props;
  const access = useSession()?.access;
  const after = useWatch<Record<string, AccessChoices | undefined>>({ name });
  const names: Record<string, string> = sectionNames[area];
  const rows = givenSections(area).map((key) => ({ value: key, label: names[key] ?? key }));
  const had = choicesOf(before, area);
  const isGiven = (section: string, choice: string) =>
    !!access && mayGive(access, rightsOf(section, choice), area, rightsOf(section, had[section]));
  const hasLocked = rows.some(({ value }) => levels.some((level) => !isGiven(value, level.value)));

  return (
    <>
      <LevelsField<Values>
        name={name}
        label={m.label}
        hint={hasLocked ? m.locked : undefined}
        rows={rows}
        levels={levels}
        mayGive={isGiven}
        disabled={disabled}
      />
      <AccessChangesList before={had} after={after ?? {}} area={area} />
    </>
  );
}
