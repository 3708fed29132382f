/** What paid a part of an order, in the order in which money goes back over it (rule R71). */
export type RefundTender = {
  kind: 'card' | 'cash' | 'gift_card';
  paymentId: string;
  /** Minor units that can still go back over it. */
  left: number;
};

/**
 * Which tender gives back how much of an amount: each up to what is left of it, the first one
 * first (rule R71). What exceeds all of them is given by none.
 */
export function splitOverTenders<T extends { left: number }>(
  amount: number,
  tenders: readonly T[],
): { tender: T; amount: number }[] {
  let open = amount;
  return tenders.flatMap((tender) => {
    const given = Math.min(open, Math.max(0, tender.left));
    open -= given;
    return given > 0 ? [{ tender, amount: given }] : [];
  });
}
