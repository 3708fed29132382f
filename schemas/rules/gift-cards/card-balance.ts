/**
 * What happened to a card's money. `hold`: an unpaid order took it along, `release`: and gave it
 * back; `debit`: an order was paid by it; `refund`: an order's money came back; `void`: what was left
 * is worth nothing any more.
 */
export const giftEntryKinds = ['issue', 'hold', 'release', 'debit', 'refund', 'void'] as const;
export type GiftEntryKind = (typeof giftEntryKinds)[number];

/** An entry of a card's ledger; minor units, negative where it takes from the card. */
export type GiftEntry = { kind: GiftEntryKind; amount: number };

/** What a card is worth: the sum of its ledger (rule R68). */
export const balanceOf = (entries: readonly Pick<GiftEntry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Kinds that give to a card; the others take from it. */
const giving: ReadonlySet<GiftEntryKind> = new Set(['issue', 'release', 'refund']);

/**
 * An entry as it is written, signed by its kind.
 * @param amount minor units, above 0
 * @returns null where the card has not so much: nothing may be written then
 */
export function nextEntry(
  balance: number,
  { kind, amount }: { kind: GiftEntryKind; amount: number },
): GiftEntry | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  const signed = giving.has(kind) ? amount : -amount;
  return balance + signed < 0 ? null : { kind, amount: signed };
}
