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
  /** The same numbers as a table: always there for screen readers, shown by a button. */
  table: TableData;
  /** The names of the series; hidden if there is only one. */
  legend?: readonly string[];
  /** Whether the legend shows lines; bars otherwise. */
  isLineChart?: boolean;
  isEmpty: boolean;
  empty?: string;
  children: ReactNode;
}

/** The frame of every chart: name, legend, and the button between drawing and table. */
export function ChartFrame(props: Props) {
  const { label, hint, table, legend = [], isLineChart = false, isEmpty, empty, children } = props;
  const [isTableShown, setTableShown] = useState(false);
  const id = useId();

  return (
    <Figure aria-labelledby={id}>
      <Head>
        <Caption id={id}>
          {label}
          {hint && <Hint>{hint}</Hint>}
        </Caption>
        {!isEmpty && (
          <Button size="small" tone="quiet" onClick={() => setTableShown(!isTableShown)}>
            {isTableShown ? chartWords.showChart : chartWords.showTable}
          </Button>
        )}
      </Head>
      {isEmpty ? (
        <EmptyView icon="reports" title={empty ?? chartWords.empty} />
      ) : (
        <>
          {legend.length > 1 && !isTableShown && (
            <Legend aria-hidden="true">
              {legend.map((name, series) => (
                <li key={name}>
                  <Swatch look={lookOf(series)} isLine={isLineChart} />
                  {name}
                </li>
              ))}
            </Legend>
          )}
          <div hidden={isTableShown}>{children}</div>
          <ChartTable label={label} {...table} isHidden={!isTableShown} />
        </>
      )}
    </Figure>
  );
}
