import { roundCash } from '../rounding/round-cash.ts';

/** What paid a part of an order, in the order in which money goes back over it (rule R71). */
export type RefundTender = {
  kind: 'card' | 'cash' | 'gift_card';
  paymentId: string;
  /** Minor units that can still go back over it. */
  left: number;
};

/**
 * Which tender gives back how much of an amount: each up to what is left of it, the first one
 * first (rule R71). What exceeds all of them is given by none. A part of what was paid in cash is
 * rounded to what coins can pay (rule R15), so the sum may differ from the amount by that.
 * @param cashStep the smallest coin in minor units; null: cash is not rounded
 */
export function splitOverTenders<T extends { kind: string; left: number }>(
  amount: number,
  tenders: readonly T[],
  cashStep: number | null = null,
): { tender: T; amount: number }[] {
  let open = amount;
  return tenders.flatMap((tender) => {
    const left = Math.max(0, tender.left);
    const part = Math.min(open, left);
    open -= part;
    const isPartOfCash = tender.kind === 'cash' && part < left;
    const given = isPartOfCash ? Math.min(left, roundCash(part, cashStep)) : part;
    return given > 0 ? [{ tender, amount: given }] : [];
  });
}
