/** A time of a weekday (1 is Monday); `closes` at or before `opens` is on the next day. */
export type WeekdaySpan = { weekday: number; opens: string; closes: string };

type Shown<S> = (span: S) => boolean;

/** The spans of a day with their places in the week, which is where the contract's problems point. */
export const spansOfDay = <S extends WeekdaySpan>(
  week: readonly S[],
  weekday: number,
  isShown: Shown<S>,
): { span: S; place: number }[] =>
  week.flatMap((span, place) =>
    span.weekday === weekday && isShown(span) ? [{ span, place }] : [],
  );

/** What a further span of a day begins with: the usual hours, or an evening after what is there. */
export function nextSpan(spans: readonly { span: WeekdaySpan }[], weekday: number): WeekdaySpan {
  const last = spans.at(-1)?.span;
  return { weekday, opens: last?.closes ?? '11:00', closes: '22:00' };
}

/** A week with a day's spans in place of those of other days. */
export function withCopiedDay<S extends WeekdaySpan>(
  week: readonly S[],
  { from, to, isShown }: { from: number; to: readonly number[]; isShown: Shown<S> },
): S[] {
  const spans = spansOfDay(week, from, isShown).map(({ span }) => span);
  const kept = week.filter((span) => !isShown(span) || !to.includes(span.weekday));
  return [...kept, ...to.flatMap((weekday) => spans.map((span) => ({ ...span, weekday })))];
}
