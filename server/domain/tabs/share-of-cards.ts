/** A held card: what it holds, in minor units, and whose it is. */
type Card = { id: string; guestId: number; amount: number };

type Bill = {
  /** What is unpaid and is being paid by nobody, in minor units. */
  open: number;
  /** By the guest who ordered it; null: staff did. */
  unpaid: readonly { guestId: number | null; amount: number }[];
};

/**
 * What each held card pays of a bill (rule R84): first what its guest ordered, then, in the order in
 * which the cards were left, what is still open.
 * @returns null where they do not hold enough; cards that pay nothing are left out
 */
export function shareOfCards(
  { open, unpaid }: Bill,
  cards: readonly Card[],
): { id: string; amount: number }[] | null {
  if (cards.reduce((sum, { amount }) => sum + amount, 0) < open) return null;
  let left = open;
  const shares = cards.map((card) => {
    const own = unpaid
      .filter(({ guestId }) => guestId === card.guestId)
      .reduce((sum, { amount }) => sum + amount, 0);
    // A guest with two cards ordered everything once.
    const isFirst = cards.find(({ guestId }) => guestId === card.guestId) === card;
    const amount = isFirst ? Math.min(own, card.amount, left) : 0;
    left -= amount;
    return { ...card, pays: amount };
  });
  return shares.flatMap(({ id, amount, pays }) => {
    const more = Math.min(amount - pays, left);
    left -= more;
    return pays + more > 0 ? [{ id, amount: pays + more }] : [];
  });
}
