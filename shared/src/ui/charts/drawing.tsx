import type { ComponentProps } from 'react';
import { BarChart } from './bar-chart';
import { DonutChart } from './donut-chart';
import { LineChart } from './line-chart';
import { StackedChart } from './stacked-chart';

type Props =
  | ({ kind: 'line' } & ComponentProps<typeof LineChart>)
  | ({ kind: 'bar' } & ComponentProps<typeof BarChart>)
  | ({ kind: 'stacked' } & ComponentProps<typeof StackedChart>)
  | ({ kind: 'donut' } & ComponentProps<typeof DonutChart>);

/** All charts by their kind, in the file that `Chart` loads. */
export function Drawing(props: Props) {
  switch (props.kind) {
    case 'line':
      return <LineChart {...props} />;
    case 'bar':
      return <BarChart {...props} />;
    case 'stacked':
      return <StackedChart {...props} />;
    case 'donut':
      return <DonutChart {...props} />;
  }
}
