/** The scale of a number: its steps count from `min`, or from 0. */
export type Scale = { min: number | undefined; max: number | undefined; step: number };

/** The step of a scale that a number is nearest to; none lies beyond `max`. */
export function nearestStep(number: number, { min = 0, max = Infinity, step }: Scale): number {
  const steps = Math.round((number - min) / step);
  const most = Math.floor((max - min) / step);
  // What is refused for being too large is not made smaller.
  const within = number <= max ? Math.min(steps, most) : steps;
  // A tenth has no exact binary form: 0.1 + 0.2.
  return Number((min + within * step).toFixed(4));
}
