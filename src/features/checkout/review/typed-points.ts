import { plainDigits } from '#schemas/fields/plain-digits.ts';
import { firstUsable, wholeSteps } from '#schemas/rules/loyalty/redeemable-points.ts';

export type PointLimits = {
  step: number;
  minimum: number;
  /** The most that the balance and the order allow, in whole steps. */
  highest: number;
};

/** What was typed: so many points, or why it is none. */
export type TypedPoints =
  | { kind: 'points'; points: number }
  | { kind: 'not_a_number' }
  | { kind: 'too_few' };

/**
 * Reads how many points somebody wants to use: no more than can be, in whole steps (rule R76); blank
 * is none.
 */
export function typedPoints(text: string, { step, minimum, highest }: PointLimits): TypedPoints {
  const plain = plainDigits(text).trim();
  if (!/^\d{0,9}$/.test(plain)) return { kind: 'not_a_number' };
  const wanted = Number(plain);
  if (wanted > 0 && wanted < firstUsable({ step, minimum })) return { kind: 'too_few' };
  return { kind: 'points', points: wholeSteps(Math.min(wanted, highest), { step, minimum }) };
}

/** One step up from so many points, or down; the first step is the minimum. */
export function pointsAfter(
  points: number,
  direction: 'more' | 'fewer',
  { step, minimum, highest }: PointLimits,
): number {
  if (direction === 'fewer') return wholeSteps(Math.max(0, points - step), { step, minimum });
  const next = points === 0 ? firstUsable({ step, minimum }) : points + step;
  return Math.min(next, highest);
}
