import { usualRoles, type UsualRole } from '@ziba/shared/contracts/usual-roles';
import { useSession } from '@ziba/shared/session/use-session';
import { Button } from '@ziba/shared/ui/controls/button';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { m } from './messages';
import type { RoleForm } from './role-list';
import { presetChoices } from './role-presets';

/** Fills the form of a new role with a usual one; everything can be changed after that. */
export function RolePresetButtons() {
  const { setValue } = useFormContext<RoleForm>();
  const giver = useSession()?.access;
  const fill = (preset: UsualRole) => {
    const options = { shouldDirty: true } as const;
    setValue('name', preset.name, options);
    setValue('name_en', preset.name_en, options);
    setValue('kind', preset.kind, options);
    setValue('access', presetChoices(preset, giver), options);
  };
  return (
    <Group role="group" aria-label={m.roles.presetsTitle}>
      <span>{m.roles.presetsTitle}</span>
      {usualRoles.map((preset) => (
        <Button key={preset.name_en} size="small" onClick={() => fill(preset)}>
          {preset.name}
        </Button>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  grid-column: 1 / -1;

  > span {
    color: var(--text-soft);
    font-size: var(--size-s);
  }
`;
