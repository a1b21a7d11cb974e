import { useId, useState, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { EmptyView } from '../views/state-views';
import { Caption, Figure, Head, Hint, Legend } from './chart-frame.styles';
import { ChartTable, type TableData } from './chart-table';
import { chartWords } from './messages';
import { lookOf } from './series-look';
import { Swatch } from './swatch';

interface Props {
  label: string;
  hint?: string;
  /** The same numbers as a table: always there for screen readers, seen by a switch. */
  table: TableData;
  /** What the colours mean; left out where there is one series or each part bears its name. */
  legend?: readonly string[];
  lines?: boolean;
  isEmpty: boolean;
  empty?: string;
  children: ReactNode;
}

/** What stands around every chart: name, legend, the switch between drawing and table. */
export function ChartFrame(props: Props) {
  const { label, hint, table, legend = [], lines = false, isEmpty, empty, children } = props;
  const [asTable, setAsTable] = useState(false);
  const id = useId();

  return (
    <Figure aria-labelledby={id}>
      <Head>
        <Caption id={id}>
          {label}
          {hint && <Hint>{hint}</Hint>}
        </Caption>
        {!isEmpty && (
          <Button size="small" tone="quiet" onClick={() => setAsTable(!asTable)}>
            {asTable ? chartWords.showChart : chartWords.showTable}
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <EmptyView icon="reports" title={empty ?? chartWords.empty} />
      ) : (
        <>
          {legend.length > 1 && !asTable && (
            <Legend aria-hidden="true">
              {legend.map((name, series) => (
                <li key={name}>
                  <Swatch look={lookOf(series)} line={lines} />
                  {name}
                </li>
              ))}
            </Legend>
          )}
          <div hidden={asTable}>{children}</div>
          <ChartTable label={label} {...table} isHidden={!asTable} />
        </>
      )}
    </Figure>
  );
}
