import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn, SwitchCell } from '@ziba/shared/contracts/section-switches';
import { formatDateTime } from '@ziba/shared/format/date';
import { formatNumber } from '@ziba/shared/format/money';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { Ltr } from '@ziba/shared/ui/controls/ltr';
import { StatusBadge } from '@ziba/shared/ui/controls/status-badge';
import { Link } from 'react-router-dom';
import { stateWord } from './cell-words';
import type { ClinicRow } from '../../data/matrix.api';
import { m } from './messages';

interface Props {
  clinic: ClinicRow;
  section: MatrixColumn;
  cell: SwitchCell;
}

const tones = { switched_off: 'danger', feature: 'neutral', contract: 'warning' } as const;

/** The state of one section at one clinic, and a link that explains why a user does not see it. */
export function CellFacts({ clinic, section, cell }: Props) {
  const { reason, is_on, version, loads, failures, last_opened_at } = cell;
  const query = new URLSearchParams({ clinic: String(clinic.id), section: section.section });
  const facts = [
    {
      label: m.drawer.state,
      value: (
        <StatusBadge
          tone={is_on ? 'success' : tones[reason ?? 'switched_off']}
          label={stateWord(cell)}
        />
      ),
    },
    {
      label: m.drawer.version,
      value: version ? <Ltr>{version}</Ltr> : m.drawer.usualVersion,
    },
    {
      label: m.drawer.loads,
      value:
        loads > 0
          ? m.drawer.loadsOf(formatNumber(loads), formatNumber(failures))
          : m.drawer.noLoads,
    },
    { label: m.drawer.lastOpened, value: formatDateTime(last_opened_at) || m.drawer.never },
  ];
  return (
    <>
      <FactList facts={facts} />
      <p>
        <Link to={`${addresses.sectionExplain}?${query.toString()}`}>{m.drawer.explain}</Link>
      </p>
    </>
  );
}
