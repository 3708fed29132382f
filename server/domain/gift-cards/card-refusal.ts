import type { FailureCode } from '#schemas/api/failures.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import type { GiftCard } from '../../db/queries/gift-cards.ts';

export type GiftCardRefusal = Extract<
  FailureCode,
  'unknown_gift_card' | 'gift_card_expired' | 'gift_card_void' | 'gift_card_empty'
>;

/** Whether the last day on which a card counts is over (rule R70). */
export const isExpired = ({ expiresAt }: Pick<GiftCard, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && now >= expiresAt;

/** Why a card pays nothing; null: it pays (rules R68, R70). */
export function giftCardRefusal(
  card: Pick<GiftCard, 'state' | 'expiresAt' | 'currency'>,
  { balance, currency, now }: { balance: number; currency: string; now: Date },
): GiftCardRefusal | null {
  if (card.state !== 'active' || card.currency !== currency) return 'gift_card_void';
  if (isExpired(card, now)) return 'gift_card_expired';
  return balance > 0 ? null : 'gift_card_empty';
}

/** The same for people. */
export const refusalView = (
  code: GiftCardRefusal,
): { code: GiftCardRefusal; message: Sentence } => ({
  code,
  message: ({ offers }) => offers.giftCard[code],
});
