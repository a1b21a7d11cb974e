import type { GeneralSettings } from '@ziba/shared/contracts/settings';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatText } from '@ziba/shared/format/text';
import { useMay } from '@ziba/shared/session/use-may';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { ActionCard } from '@ziba/shared/ui/views/action-card';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Screen } from '@ziba/shared/ui/views/screen';
import { StaleNotice } from '@ziba/shared/ui/views/stale-notice';
import { ErrorView, LoadingView } from '@ziba/shared/ui/views/state-views';
import { StoredFiles } from '@ziba/shared/ui/views/stored-files';
import { useBackupState } from '../../data/backups.api';
import { useGeneralSettings } from '../../data/general-settings.api';
import { StandingBadge } from '../../widgets/backups/standing-badge';
import * as addresses from './addresses';
import { m } from './messages';

const { fields } = m;

/** The home of the product's settings: the general information and the backups. */
export function SettingsScreen() {
  return (
    <Screen title={m.title}>
      <GeneralCard />
      <BackupCard />
    </Screen>
  );
}

function GeneralCard() {
  const { data, error, mutate } = useGeneralSettings();
  const mayWrite = useMay('settings', 'write');
  const edit = mayWrite && (
    <ButtonLink to={addresses.editGeneral} icon="edit">
      {m.edit}
    </ButtonLink>
  );
  return (
    <Card title={m.general} hint={m.generalText} actions={edit}>
      {!data && error && <ErrorView error={error} onRetry={mutate} />}
      {!data && !error && <LoadingView />}
      {data && error && <StaleNotice onRetry={() => mutate()} />}
      {data && <FactList facts={factsOf(data)} />}
    </Card>
  );
}

const texts = [
  'project_name',
  'login_page_title',
  'login_short_slogan',
  'login_description',
  'main_admin_username',
  'project_description',
] as const;

const factsOf = (settings: GeneralSettings) => [
  {
    label: fields.logo_image,
    value: settings.logo_image && (
      <StoredFiles label={fields.logo_image} names={settings.logo_image} />
    ),
  },
  ...texts.map((name) => ({ label: fields[name], value: formatText(settings[name]) })),
];

/** The link to the backups, with how they stand; the words alone while that is not known. */
function BackupCard() {
  const { data } = useBackupState('admin');
  const hint = data ? (
    <>
      <StandingBadge standing={data.standing} /> {formatDateTime(data.last_at)}
    </>
  ) : (
    m.backupText
  );
  return <ActionCard to={addresses.backup} icon="archive" title={m.backup} hint={hint} />;
}
