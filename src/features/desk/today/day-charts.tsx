import type { StaffDay } from '#schemas/api/staff-days.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import type { Bar } from './bar-chart.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import css from './day-charts.module.css';
import { OrdersByState } from './orders-by-state.tsx';
import { useDayFormat } from './use-day-format.ts';

/** How the day went: by hour, by dish, by state. */
export function DayCharts({ day }: { day: StaffDay }) {
  const { deskToday: words } = useDeskMessages();
  const format = useDayFormat(day.currency);
  const byHour = (valueOf: (hour: StaffDay['hours'][number]) => Pick<Bar, 'value' | 'text'>) =>
    day.hours.map((hour): Bar => ({
      key: hour.begins_at,
      label: format.time(hour.time),
      ...valueOf(hour),
    }));
  return (
    <section className={css.charts}>
      <ChartWithTable
        {...words.takenByHour}
        bars={byHour(({ taken }) => ({ value: taken, text: format.amount(taken) }))}
      />
      <ChartWithTable
        {...words.ordersByHour}
        bars={byHour(({ orders }) => ({ value: orders, text: String(orders) }))}
      />
      <ChartWithTable
        {...words.dishesByQuantity}
        bars={day.dishes.by_quantity.map(({ name, quantity }) => ({
          key: name,
          label: name,
          value: quantity,
          text: String(quantity),
        }))}
      />
      <ChartWithTable
        {...words.dishesByAmount}
        bars={day.dishes.by_amount.map(({ name, amount }) => ({
          key: name,
          label: name,
          value: amount,
          text: format.amount(amount),
        }))}
      />
      <OrdersByState day={day} />
    </section>
  );
}
