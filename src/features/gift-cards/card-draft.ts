import {
  giftCardPurchaseBody,
  type GiftCardOffer,
  type GiftDesign,
} from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import { toMajor } from '#schemas/money.ts';
import type { GiftCardBody } from '#ui/api/gift-cards.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

/** A card as it is being chosen; its amount is as it was typed. */
export type CardDraft = {
  amount: string;
  design: GiftDesign;
  isForOther: boolean;
  senderName: string;
  senderEmail: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  deliverOn: string;
  timeZone: string;
};

/** @param buyer who is signed in; null: nobody */
export function blankDraft(
  offer: GiftCardOffer,
  buyer: { name: string; email: string } | null,
): CardDraft {
  return {
    amount: String(offer.amounts[Math.floor((offer.amounts.length - 1) / 2)] ?? offer.lowest),
    design: offer.designs[0] ?? 'plain',
    isForOther: true,
    senderName: buyer?.name ?? '',
    senderEmail: buyer?.email ?? '',
    recipientName: '',
    recipientEmail: '',
    message: '',
    deliverOn: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Fields that can be refused, as they stand in the form, with what they ask for. */
const problems = {
  amount: words.problems.amount,
  recipientName: personFields.name,
  recipientEmail: personFields.email,
  message: words.problems.message,
  deliverOn: words.problems.day,
  senderName: personFields.name,
  senderEmail: personFields.email,
} as const satisfies Partial<Record<keyof CardDraft, string>>;

export type CardField = keyof typeof problems;
/** What is wrong, by field. */
export type CardProblems = Partial<Record<CardField, string>>;

const cardFields: readonly CardField[] = [
  'amount',
  'recipientName',
  'recipientEmail',
  'message',
  'deliverOn',
  'senderName',
  'senderEmail',
];

/** Where a field of the call stands in the form. */
const places: Readonly<Record<string, CardField>> = {
  amount: 'amount',
  'sender.name': 'senderName',
  'sender.email': 'senderEmail',
  'recipient.name': 'recipientName',
  'recipient.email': 'recipientEmail',
  message: 'message',
  deliver_on: 'deliverOn',
  // The zone is the device's; the day is by its clock.
  time_zone: 'deliverOn',
};

const person = (name: string, email: string) => ({ name, email });

/** The draft as the call takes it, or what is wrong by the draft's fields, the form's first one first. */
export function bodyOf(
  draft: CardDraft,
  { restaurantId, currency }: { restaurantId: number | null; currency: string },
): { body: GiftCardBody } | { wrong: CardProblems } {
  const amount = readAmount(draft.amount, currency);
  const body: GiftCardBody = {
    amount: amount === null ? draft.amount : toMajor(amount, currency),
    design: draft.design,
    message: draft.isForOther ? draft.message : '',
    sender: person(draft.senderName, draft.senderEmail.trim()),
    recipient: draft.isForOther ? person(draft.recipientName, draft.recipientEmail.trim()) : null,
    deliver_on: draft.isForOther && draft.deliverOn !== '' ? draft.deliverOn : null,
    time_zone: draft.timeZone,
    ...(restaurantId !== null && { restaurant_id: restaurantId }),
  };
  const checked = giftCardPurchaseBody.safeParse(body);
  if (checked.success && amount !== null) return { body };
  const refused = new Set(checked.error?.issues.map(({ path }) => places[path.join('.')]));
  if (amount === null) refused.add('amount');
  const wrong = cardFields.filter((field) => refused.has(field));
  return { wrong: Object.fromEntries(wrong.map((field) => [field, problems[field]])) };
}
