import type { VisitFigures } from '#schemas/api/visit-counts.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { BarChart } from './bar-chart.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { FailedSearches } from './failed-searches.tsx';
import { dishPoints, funnelPoints } from './visit-points.ts';

/** The way from a visit to an order, the dishes on it, and the searches that led nowhere. */
export function VisitCharts({ figures }: { figures: VisitFigures }) {
  const { deskVisits: words } = useDeskMessages();
  const { locale } = useStorefront();
  const steps = funnelPoints(figures, words, locale);
  const dishes = dishPoints(figures, words, locale);
  return (
    <>
      <ChartWithTable {...words.funnel} points={steps}>
        <BarChart points={steps} />
      </ChartWithTable>
      <ChartWithTable {...words.dishes} points={dishes}>
        <BarChart points={dishes} />
      </ChartWithTable>
      <FailedSearches searches={figures.searches} />
    </>
  );
}
