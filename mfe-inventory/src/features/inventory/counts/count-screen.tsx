import type { StockCountSheet } from '@ziba/shared/contracts/stock-counts';
import { formatNumber } from '@ziba/shared/format/money';
import { formatText } from '@ziba/shared/format/text';
import { useIdParam } from '@ziba/shared/router/use-id-param';
import { useMay } from '@ziba/shared/session/use-may';
import { Button } from '@ziba/shared/ui/controls/button';
import { Card } from '@ziba/shared/ui/views/card';
import { FactList } from '@ziba/shared/ui/views/fact-list';
import { RecordScreen } from '@ziba/shared/ui/views/record-screen';
import { formatDateTime } from '@ziba/shared/format/date';
import { useState } from 'react';
import { stockCounts } from '../../../data/stock-addresses';
import { sheets, useCounting } from '../../../data/stock-counts.api';
import { ScanField } from '../../../widgets/scan-field/scan-field';
import { CountLines } from './count-lines';
import { CloseDialogs, type Closing } from './close-dialogs';
import { m } from './messages';

/** A stock-taking: scanned and typed quantities beside what is stored; its differences are posted at the end. */
export function CountScreen() {
  const record = sheets.useOne(useIdParam());
  const mayWrite = useMay('inventory', 'write');
  const [closing, setClosing] = useState<Closing>();
  return (
    <RecordScreen
      record={record}
      title={m.title}
      back={{ to: stockCounts, label: m.title }}
      head={({ title, status, lines }) => ({
        title: formatText(title),
        hint: m.statuses[status],
        actions: mayWrite && status === 'open' && (
          <>
            <Button onClick={() => setClosing('cancel')}>{m.cancel}</Button>
            {lines.length > 0 && (
              <Button tone="primary" icon="check" onClick={() => setClosing('post')}>
                {m.post}
              </Button>
            )}
          </>
        ),
      })}
    >
      {(sheet) => (
        <>
          <Sheet sheet={sheet} isOpen={mayWrite && sheet.status === 'open'} />
          {closing && (
            <CloseDialogs sheet={sheet} closing={closing} onClose={() => setClosing(undefined)} />
          )}
        </>
      )}
    </RecordScreen>
  );
}

interface SheetProps {
  sheet: StockCountSheet;
  /** Whether the user may still count. */
  isOpen: boolean;
}

function Sheet({ sheet, isOpen }: SheetProps) {
  const { scan } = useCounting(sheet.id);
  const read = async (code: string) => {
    const { name, counted } = await scan(code);
    return m.scanned(formatText(name), formatNumber(counted));
  };
  return (
    <>
      {sheet.closed_at !== null && (
        <Card title={m.facts}>
          <FactList
            facts={[
              { label: m.fields.closedAt, value: formatDateTime(sheet.closed_at) },
              { label: m.fields.reason, value: formatText(sheet.reason) },
            ]}
          />
        </Card>
      )}
      {isOpen && <ScanField label={m.scan} hint={m.scanHint} onScan={read} />}
      <CountLines sheet={sheet} isOpen={isOpen} />
    </>
  );
}
