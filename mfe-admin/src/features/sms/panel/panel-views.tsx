import { Tabs } from '@ziba/shared/ui/controls/tabs';
import { BroadcastTable } from './broadcast-table';
import { m } from './messages';
import { MessageTable } from './message-table';
import { MonthFigures } from './month-figures';

/** The part that both panels have: the figures of the month, the messages and the broadcasts. */
export function PanelViews() {
  const tabs = [
    { key: 'messages', label: m.tabs.messages, content: <MessageTable /> },
    { key: 'broadcasts', label: m.tabs.broadcasts, content: <BroadcastTable /> },
  ];
  return (
    <>
      <MonthFigures />
      <Tabs label={m.views} tabs={tabs} param="tab" />
    </>
  );
}
