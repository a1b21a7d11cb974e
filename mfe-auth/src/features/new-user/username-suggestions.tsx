import { Button } from '@ziba/shared/ui/controls/button';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import type { Profile } from '../../widgets/profile-inputs/profile-schema';
import { roleSchema } from '../../widgets/role-inputs/role-schema';
import { useUniqueHint } from '../../widgets/unique-check/unique-hint';
import type { AccountValues } from './account-schema';
import { latinName } from './latin-name';
import { m } from './messages';

interface Props {
  profile: Pick<Profile, 'fullName' | 'nationalCode' | 'email'>;
}

/**
 * Usernames made of the e-mail address, the name and the national code: offered, not filled in, because others can guess them.
 * Says beside them whether the typed one is free.
 */
export function UsernameSuggestions({ profile }: Props) {
  const { setValue } = useFormContext<AccountValues>();
  const username = useWatch<AccountValues, 'username'>({ name: 'username' });
  const hint = useUniqueHint({ kind: 'username', schema: roleSchema.shape.username });
  const suggested = suggestionsOf(profile);
  return (
    <Row>
      <span>{m.suggestions}</span>
      {suggested.map((one) => (
        <Button
          key={one}
          size="small"
          aria-label={m.suggest(one)}
          onClick={() =>
            setValue('username', one, {
              shouldDirty: true,
              shouldTouch: true,
              shouldValidate: true,
            })
          }
        >
          <Ltr>{one}</Ltr>
        </Button>
      ))}
      <p role="status">
        {[hint, username === profile.nationalCode && m.usernameIsCode].filter(Boolean).join(' · ')}
      </p>
    </Row>
  );
}

/** The e-mail address names a person best: Persian names lack their vowels in Latin letters. */
function suggestionsOf({ fullName, nationalCode, email }: Props['profile']): string[] {
  const [ofEmail = ''] = email.split('@');
  const all = [ofEmail.replace(/\W+/g, '_'), latinName(fullName), nationalCode];
  return [...new Set(all)].filter(Boolean);
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-soft);
  font-size: var(--size-s);

  p {
    flex-basis: 100%;
  }
  p:empty {
    display: none;
  }
`;
