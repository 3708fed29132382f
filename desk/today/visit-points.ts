import type { VisitFigures } from '#schemas/api/visit-counts.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import type { ChartPoint } from './chart-point.ts';

type Words = DeskMessages['deskVisits'];

const steps = ['visits', 'menu', 'dish', 'added', 'checkout', 'details', 'ordered'] as const;

/** A share in whole percent; a dash where there is nothing to have a share of. */
function shareOf(locale: string): (part: number, whole: number) => string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return (part, whole) => (whole === 0 ? '–' : percent.format(part / whole));
}

/** How many came to each step, and which share of all visitors; none while nobody came on either day. */
export function funnelPoints(
  { steps: now, steps_before: before }: VisitFigures,
  { funnel: words }: Words,
  locale: string,
): ChartPoint[] {
  if (steps.every((step) => now[step] + before[step] === 0)) return [];
  const share = shareOf(locale);
  const whole = new Intl.NumberFormat(locale);
  return steps.map((step) => ({
    key: step,
    label: words.before(words.steps[step], whole.format(before[step])),
    axis: '',
    value: now[step],
    text: words.counted(whole.format(now[step]), share(now[step], now.visits)),
    more: [
      share(now[step], now.visits),
      whole.format(before[step]),
      share(before[step], before.visits),
    ],
  }));
}

/** The dishes that were looked at most, and in which share of that they were ordered. */
export function dishPoints(
  { dishes }: VisitFigures,
  { dishes: words }: Words,
  locale: string,
): ChartPoint[] {
  const share = shareOf(locale);
  const whole = new Intl.NumberFormat(locale);
  return dishes.map(({ id, name, seen, orders }) => {
    // Some order what they had last without looking at it again.
    const bought = share(Math.min(orders, seen), seen);
    return {
      key: String(id),
      label: name === '' ? words.gone : name,
      axis: '',
      value: seen,
      text: words.bought(whole.format(seen), bought),
      more: [whole.format(orders), bought],
    };
  });
}
