import type { StaffDay } from '#schemas/api/staff-days.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { BarChart } from './bar-chart.tsx';
import type { ChartPoint } from './chart-point.ts';
import { ChartWithTable } from './chart-with-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import css from './day-charts.module.css';
import { OrdersByState } from './orders-by-state.tsx';
import { useDayFormat } from './use-day-format.ts';

/** How the day went: by hour, by tender, beside the days before, by dish, by state. */
export function DayCharts({ day }: { day: StaffDay }) {
  const { deskToday: words } = useDeskMessages();
  const format = useDayFormat(day.currency);
  const { hours, money, dishes } = day;
  const byHour = (
    valueOf: (hour: StaffDay['hours'][number]) => Pick<ChartPoint, 'value' | 'text'>,
  ) =>
    hours.map((hour): ChartPoint => ({
      key: hour.begins_at,
      label: format.time(hour.time),
      axis: format.hour(hour.time),
      ...valueOf(hour),
    }));
  const byTender = money.tenders.map(({ kind, taken, refunded, net }): ChartPoint => ({
    key: kind,
    label: words.close.tender[kind],
    axis: '',
    value: taken,
    text: format.amount(taken),
    more: [format.amount(refunded), format.amount(net)],
  }));
  const byDay = day.recent_days.map(({ date, taken, orders }): ChartPoint => ({
    key: date,
    label: format.date(date),
    axis: format.dayOfMonth(date),
    value: taken,
    text: format.amount(taken),
    more: [String(orders)],
  }));
  const inHours = (title: Words, points: readonly ChartPoint[], axisText: AxisText) => {
    const marked = indexOfMost(points);
    const most = points[marked];
    return (
      <ChartWithTable {...title} points={points}>
        <ColumnChart
          label={title.title}
          points={points}
          marked={marked}
          caption={most ? words.most(most.label, most.text) : ''}
          axisText={axisText}
        />
      </ChartWithTable>
    );
  };
  const present = byDay.at(-1);
  return (
    <section className={css.charts}>
      {inHours(
        words.takenByHour,
        byHour(({ taken }) => ({ value: taken, text: format.amount(taken) })),
        format.roundAmount,
      )}
      {inHours(
        words.ordersByHour,
        byHour(({ orders }) => ({ value: orders, text: String(orders) })),
        String,
      )}
      <ChartWithTable {...words.takenByDay} points={byDay.some(isSomething) ? byDay : []}>
        <ColumnChart
          label={words.takenByDay.title}
          points={byDay}
          marked={byDay.length - 1}
          caption={present ? `${present.label}: ${present.text}` : ''}
          axisText={format.roundAmount}
        />
      </ChartWithTable>
      <div className={css.below}>
        {inBars(words.takenByTender, money.taken + money.refunded === 0 ? [] : byTender)}
        <OrdersByState day={day} />
      </div>
      {inBars(
        words.dishesByQuantity,
        byDish(dishes.by_quantity, ({ quantity, amount }) => ({
          value: quantity,
          text: String(quantity),
          more: [format.amount(amount)],
        })),
      )}
      {inBars(
        words.dishesByAmount,
        byDish(dishes.by_amount, ({ amount }) => ({ value: amount, text: format.amount(amount) })),
      )}
    </section>
  );
}

type Words = { title: string; row: string; value: string; more?: readonly string[] };
type AxisText = (value: number) => string;

type Dishes = StaffDay['dishes']['by_amount'];

const byDish = (
  ranked: Dishes,
  valueOf: (dish: Dishes[number]) => Pick<ChartPoint, 'value' | 'text' | 'more'>,
): ChartPoint[] =>
  ranked.map((dish) => ({ key: dish.name, label: dish.name, axis: '', ...valueOf(dish) }));

const inBars = (title: Words, points: readonly ChartPoint[]) => (
  <ChartWithTable {...title} points={points}>
    <BarChart points={points} />
  </ChartWithTable>
);

const isSomething = ({ value }: ChartPoint): boolean => value > 0;

/** The first of the highest; 0 where there is none. */
const indexOfMost = (points: readonly ChartPoint[]): number =>
  points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0);
