import { errorMessage } from '@ziba/shared/api/api-error';
import type { NotificationKind } from '@ziba/shared/contracts/notification-kinds';
import { toast } from '@ziba/shared/ui/overlays/toast';
import { Card } from '@ziba/shared/ui/views/card';
import { EmptyView, ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { useState } from 'react';
import { setPreference, usePreferences } from '../../data/own-account.api';
import { Choices } from './choices.styles';
import { m } from './messages';

const words = m.notifications;

/** The kinds of notification that the user can get, each on or off. A choice is stored at once. */
export function NotificationsCard() {
  const { data, error, mutate } = usePreferences();
  const [saving, setSaving] = useState<NotificationKind>();

  async function choose(kind: NotificationKind, is_on: boolean) {
    setSaving(kind);
    try {
      await mutate(await setPreference(kind, is_on), { revalidate: false });
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
    setSaving(undefined);
  }

  return (
    <Card title={words.title} hint={words.hint}>
      {error && !data && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data?.kinds.length === 0 && <EmptyView icon="bell" title={words.none} />}
      <Choices>
        <legend className="visually-hidden">{words.title}</legend>
        {data?.kinds.map(({ kind, is_on }) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={saving === kind ? !is_on : is_on}
              disabled={saving !== undefined && saving !== kind}
              aria-busy={saving === kind || undefined}
              onChange={({ target }) => saving === undefined && void choose(kind, target.checked)}
            />
            {words.kinds[kind]}
          </label>
        ))}
      </Choices>
    </Card>
  );
}
