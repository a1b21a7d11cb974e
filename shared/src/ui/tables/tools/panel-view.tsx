import { useEffect, type FocusEvent } from 'react';
import { formatNumber } from '../../../format/money';
import { Button } from '../../controls/button';
import type { IconName } from '../../controls/icon';
import { usePopover } from '../../overlays/use-popover';
import type { Identified } from '../column';
import { m as table } from '../messages';
import { m } from './messages';
import { Choices, Files, Panel, Segments } from './panel-view.styles';
import type { FileKind } from './save-rows';
import type { PanelProps } from '../tools-props';
import { leadOf } from '../use-table-view';

type Kind = FileKind | 'print';

interface Props<Row> extends PanelProps<Row> {
  /** What is being made now. */
  busy?: Kind;
  progress: string;
  onTake: (kind: Kind) => void;
  /** Stops making it. */
  onStop: () => void;
}

const files: readonly { kind: Kind; icon: IconName; label: string }[] = [
  { kind: 'xlsx', icon: 'sheet', label: m.excel },
  { kind: 'csv', icon: 'download', label: m.csv },
  { kind: 'print', icon: 'print', label: m.print },
];

/** The open panel under the tools button. Escape, a press elsewhere and the Tab key out of it close it. */
export function PanelView<Row extends Identified>(props: Props<Row>) {
  const { columns, view, onView, opener, onClose } = props;
  const panel = usePopover(opener, (by) => {
    if (by === 'escape') opener.current?.focus();
    onClose();
  });
  useEffect(() => panel.current?.querySelector('input')?.focus(), [panel]);

  const leave = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    const isOut = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isOut && relatedTarget !== opener.current) onClose();
  };

  return (
    <Panel ref={panel} popover="manual" role="dialog" aria-label={table.tools} onBlur={leave}>
      <fieldset>
        <legend>{m.density}</legend>
        <Segments>
          {[false, true].map((dense) => (
            <label key={String(dense)}>
              <input
                type="radio"
                name="density"
                checked={view.dense === dense}
                onChange={() => onView({ dense })}
              />
              {dense ? m.compact : m.comfortable}
            </label>
          ))}
        </Segments>
      </fieldset>
      <ColumnChoices {...{ columns, view, onView }} />
      <FileButtons {...props} />
    </Panel>
  );
}

/** A checkbox for each column of facts; the lead column is always shown. */
function ColumnChoices<Row>({
  columns,
  view: { hidden },
  onView,
}: Pick<Props<Row>, 'columns' | 'view' | 'onView'>) {
  const lead = leadOf(columns);
  const facts = columns.filter(({ quiet }) => !quiet);
  const toggle = (title: string) =>
    onView({
      hidden: hidden.includes(title) ? hidden.filter((one) => one !== title) : [...hidden, title],
    });
  return (
    <fieldset>
      <legend>{m.columns}</legend>
      <Choices>
        {facts.map((column) => (
          <label key={column.title}>
            <input
              type="checkbox"
              checked={column === lead || !hidden.includes(column.title)}
              disabled={column === lead}
              onChange={() => toggle(column.title)}
            />
            {column.title}
          </label>
        ))}
      </Choices>
    </fieldset>
  );
}

/** The buttons that make a file or a print, how far it is, and the button that stops it. */
function FileButtons<Row>({
  list,
  busy,
  progress,
  onTake,
  onStop,
}: Pick<Props<Row>, 'list' | 'busy' | 'progress' | 'onTake' | 'onStop'>) {
  const meta = list.data?.meta;
  const isAll = list.readPage !== undefined || meta?.totalPages === 1;
  return (
    <fieldset disabled={!meta?.total}>
      <legend>{isAll ? m.file(formatNumber(meta?.total ?? 0)) : m.thisPageOnly}</legend>
      <Files>
        {files.map(({ kind, icon, label }) => (
          <Button
            key={kind}
            size="small"
            icon={icon}
            busy={busy === kind}
            onClick={() => busy === undefined && onTake(kind)}
          >
            {label}
          </Button>
        ))}
      </Files>
      <p role="status">{progress}</p>
      {busy !== undefined && (
        <Button tone="quiet" size="small" onClick={onStop}>
          {m.stop}
        </Button>
      )}
    </fieldset>
  );
}
