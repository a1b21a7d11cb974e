import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatNumber } from '@ziba/shared/format/money';
import { Icon, isIconName } from '@ziba/shared/ui/controls/icon';
import { Menu } from '@ziba/shared/ui/overlays/menu';
import styled from 'styled-components';
import { m } from './messages';

interface Props {
  column: MatrixColumn;
  /** How many clinics are selected. */
  selectedCount: number;
  mayWrite: boolean;
  onFilter: (state: 'any_off' | 'failing') => void;
  onSwitch: (isOn: boolean) => void;
}

/** The heading of a section's column: its title, and a menu with the actions of the column. */
export function SectionHeading({ column, selectedCount, mayWrite, onFilter, onSwitch }: Props) {
  const { title, icon, remote } = column;
  const disabled = selectedCount === 0 ? m.column.needsSelection : undefined;
  const place =
    selectedCount === 0 ? m.column.chosen : m.column.chosenClinics(formatNumber(selectedCount));
  return (
    <Head>
      <Icon name={icon && isIconName(icon) ? icon : 'sections'} size={17} />
      <span>{title}</span>
      <Menu
        look="icon"
        icon="expand"
        label={m.column.menu(title)}
        items={[
          { label: m.column.onlyOff, icon: 'search', onSelect: () => onFilter('any_off') },
          { label: m.column.onlyFailing, icon: 'alert', onSelect: () => onFilter('failing') },
          mayWrite && 'separator',
          mayWrite && {
            label: m.column.switchOff(place),
            disabled,
            onSelect: () => onSwitch(false),
          },
          mayWrite && { label: m.column.switchOn(place), disabled, onSelect: () => onSwitch(true) },
          'separator',
          { label: m.column.releases, icon: 'tags', to: addresses.remoteReleases(remote) },
        ]}
      />
    </Head>
  );
}

/** Narrow, so that a dozen sections fit side by side. */
const Head = styled.span`
  display: grid;
  justify-items: center;
  align-content: end;
  min-inline-size: 3.25rem;
  margin-inline: calc(-1 * var(--space-2));
  font-size: var(--size-xs);
  white-space: nowrap;

  [aria-haspopup] {
    block-size: 1.25rem;
  }
  @media (pointer: coarse) {
    [aria-haspopup] {
      block-size: var(--control-s);
    }
  }
  [role='menu'] {
    font-weight: 400;
    white-space: normal;
  }
  /* Where rows are cards, there are no columns. */
  @container (max-width: 46rem) {
    svg,
    button {
      display: none;
    }
  }
`;
