import * as addresses from '@ziba/shared/contracts/addresses';
import type { MatrixColumn } from '@ziba/shared/contracts/section-switches';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { ButtonLink } from '@ziba/shared/ui/controls/button-link';
import { Drawer } from '@ziba/shared/ui/overlays/drawer';
import styled from 'styled-components';
import { CellFacts } from './cell-facts';
import { m } from './messages';
import { PendingSwitch } from './pending-switch';
import { SwitchForm } from './switch-form';
import type { SwitchTarget } from './switch-target';

interface Props {
  target: SwitchTarget;
  sections: readonly MatrixColumn[];
  mayWrite: boolean;
  /** Whether something was switched or scheduled. */
  onClose: (isDone: boolean) => void;
}

/** The drawer of one cell, with its facts and its switch; or the form for one section of many clinics. */
export function SwitchDrawer({ target, sections, mayWrite, onClose }: Props) {
  const { clinics, section, isOn, isSingle } = target;
  const [clinic] = clinics;
  const cell = isSingle && clinic?.cells.find((one) => one.section === section?.section);
  const leave = () => onClose(false);

  if (!cell || !clinic || !section) {
    return (
      <Drawer
        open
        title={m.drawer.bulkTitle}
        hint={m.drawer.clinics(formatNumber(clinics.length))}
        onClose={leave}
      >
        <SwitchForm {...{ clinics, sections, section, isOn, onClose }} isFixed={false} />
      </Drawer>
    );
  }
  // A switch has no effect when the clinic has not bought the section, or when it does not fit the shell.
  const offReason = cell.reason === 'feature' || cell.reason === 'contract' ? cell.reason : null;
  return (
    <Drawer open title={section.title} hint={formatText(clinic.name)} onClose={leave}>
      <Parts>
        <CellFacts {...{ clinic, section, cell }} />
        {cell.scheduled && <PendingSwitch scheduled={cell.scheduled} onCanceled={leave} />}
        {offReason && (
          <div>
            <p>{m.drawer[offReason]}</p>
            <ButtonLink
              to={
                offReason === 'feature'
                  ? addresses.clinic(clinic.id)
                  : addresses.remoteReleases(section.remote)
              }
            >
              {offReason === 'feature' ? m.drawer.openClinic : m.drawer.openReleases}
            </ButtonLink>
          </div>
        )}
        {mayWrite && !offReason && (
          <SwitchForm {...{ clinics, sections, section, onClose }} isOn={!cell.is_on} isFixed />
        )}
      </Parts>
    </Drawer>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  dl {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3) var(--space-4);
  }
  > div > p {
    margin-block-end: var(--space-3);
  }
`;
