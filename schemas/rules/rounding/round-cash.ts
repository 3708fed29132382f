import { roundShare } from './round-share.ts';

/**
 * What is handed over for an amount of 0 or more (rule R5), in minor units.
 * @param step what cash is rounded to; null: it is not paid in cash
 */
export const roundCash = (amount: number, step: number | null): number =>
  step === null ? amount : roundShare(amount, 1, step) * step;
