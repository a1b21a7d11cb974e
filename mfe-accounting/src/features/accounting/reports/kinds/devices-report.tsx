import type { DeviceReport as Answer } from '@ziba/shared/contracts/money-reports';
import { common } from '@ziba/shared/messages';
import { useMay } from '@ziba/shared/session/use-may';
import { codeColumn } from '@ziba/shared/ui/tables/columns/code-column';
import { dateTimeColumn } from '@ziba/shared/ui/tables/columns/date-time-column';
import { numberColumn } from '@ziba/shared/ui/tables/columns/number-column';
import type { ListColumn } from '@ziba/shared/ui/tables/resource-table';
import { useReport } from '../../../../data/reports.api';
import { deviceServices } from '../../addresses';
import { nameOf, sinceOf, withIds } from '../lines';
import { m } from '../messages';
import { nameColumn } from '../name-column';
import { ReportFrame } from '../report-frame';
import { rangeOf, type ReportProps } from '../report-props';

type Line = Answer['data'][number] & { id: string };

const facts: ListColumn<Line>[] = [
  codeColumn({ title: m.code, isLesser: true, code: ({ code }) => code }),
  numberColumn({ title: m.serviceCount, number: ({ services }) => services, sort: 'services' }),
  numberColumn({
    title: m.serviceCost,
    number: ({ service_cost }) => service_cost,
    sort: 'service_cost',
  }),
  numberColumn({ title: m.bought, number: ({ bought }) => bought, sort: 'bought' }),
  numberColumn({ title: m.remaining, number: ({ remaining }) => remaining, sort: 'remaining' }),
  dateTimeColumn({
    title: m.nextService,
    date: ({ next_service_on }) => next_service_on,
    dayOnly: true,
    isLesser: true,
  }),
];

const chartOf = ({ data }: Answer) =>
  ({
    kind: 'bar',
    label: m.names.devices,
    points: data.map((line) => nameOf(line, 'device')),
    series: [
      { name: m.serviceCost, values: data.map(({ service_cost }) => service_cost) },
      { name: m.bought, values: data.map(({ bought }) => bought) },
    ],
    unit: common.toman,
  }) as const;

/** What each device had cost in the days; each name leads to its services of these days. */
export function DevicesReport(props: ReportProps) {
  const answer = useReport<Answer>('devices', rangeOf(props));
  const mayOpenServices = useMay('accounting', 'read');
  const { data } = answer;
  const days = data && { from: data.from, to: data.to };
  const since = sinceOf(data);
  const costOf = (sums: Answer['total'] | undefined) => sums && sums.service_cost + sums.bought;
  const figure = (label: string, of: (sums: Answer['total'] | undefined) => number | undefined) =>
    ({
      label,
      value: of(data?.total),
      before: of(data?.previous),
      since,
      good: 'down',
      unit: common.toman,
    }) as const;
  return (
    <ReportFrame
      {...props}
      title={m.names.devices}
      name="report-devices"
      answer={answer}
      figures={[
        figure(m.deviceCost, costOf),
        figure(m.serviceCost, (sums) => sums?.service_cost),
        figure(m.bought, (sums) => sums?.bought),
        { label: m.serviceCount, value: data?.total.services },
      ]}
      chart={data && chartOf(data)}
      columns={[
        nameColumn<Line>({
          title: m.device,
          text: (line) => nameOf(line, 'device'),
          to: ({ key }) => (mayOpenServices && key ? deviceServices(Number(key), days) : undefined),
          sort: 'name',
        }),
        ...facts,
      ]}
      rows={data && withIds(data.data)}
    />
  );
}
