import { Card } from '../../ui/views/card';
import { CardGrid } from '../../ui/views/card-grid';
import { Chart } from '../../ui/charts/chart';
import type { GalleryPage } from '../gallery-page';
import { chartExamples } from './chart-samples';

type Charts = (typeof chartExamples)[number]['charts'];

const showing = (charts: Charts) =>
  function Example() {
    const cards = charts.map((chart) => (
      <Card key={chart.label}>
        <Chart {...chart} />
      </Card>
    ));
    return cards.length > 1 ? <CardGrid min={24}>{cards}</CardGrid> : cards;
  };

export const charts: GalleryPage = {
  path: 'charts',
  title: 'نمودارها',
  examples: chartExamples.map(({ name, charts }) => ({ name, Show: showing(charts) })),
};
