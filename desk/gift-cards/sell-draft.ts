import type { GiftCardOffer, GiftDesign } from '#schemas/api/gift-cards.ts';
import { sellGiftCardBody } from '#schemas/api/staff-gift-cards.ts';
import type { SellGiftCardBody } from '#desk/api/staff-gift-cards.ts';
import { ApiFailure } from '#ui/api/client.ts';

/** A sale as it is written in the form. */
export type SellDraft = {
  /** In the major unit; NaN: none is written. */
  amount: number;
  tender: 'cash' | 'terminal' | null;
  design: GiftDesign;
  way: 'paper' | 'mail';
  name: string;
  email: string;
  from: string;
  message: string;
};

/** What can be wrong with a sale. */
export type SellField = 'amount' | 'tender' | 'name' | 'email';

export const blankDraft = ({ amounts, designs }: GiftCardOffer): SellDraft => ({
  amount: amounts[0] ?? Number.NaN,
  // Chosen each time: what is in the till and what is on the terminal is counted apart.
  tender: null,
  design: designs[0] ?? 'plain',
  way: 'paper',
  name: '',
  email: '',
  from: '',
  message: '',
});

type Checked = { body: SellGiftCardBody; wrong: null } | { body: null; wrong: SellField };

/** The call that a draft stands for, or the first field that is wrong. */
export function checkDraft(
  draft: SellDraft,
  { lowest, highest }: GiftCardOffer,
  restaurantId: number,
): Checked {
  const { amount, tender, design, way, name, email, from, message } = draft;
  if (!(amount >= lowest && amount <= highest)) return { body: null, wrong: 'amount' };
  if (tender === null) return { body: null, wrong: 'tender' };
  if (way === 'mail' && name.trim() === '') return { body: null, wrong: 'name' };
  const parsed = sellGiftCardBody.safeParse({
    restaurant_id: restaurantId,
    amount,
    tender,
    design,
    message,
    sender_name: from,
    recipient: way === 'mail' ? { name: name.trim(), email: email.trim() } : null,
  });
  if (parsed.success) return { body: parsed.data, wrong: null };
  const isName = parsed.error.issues.some(({ path }) => path.join('.') === 'recipient.name');
  return { body: null, wrong: isName ? 'name' : 'email' };
}

/** The field that the server refused; null: it refused something else. */
export const refusedField = (failure: Error | null): SellField | null =>
  failure instanceof ApiFailure && failure.code === 'gift_card_amount' ? 'amount' : null;
