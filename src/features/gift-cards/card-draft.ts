import {
  giftCardPurchaseBody,
  type GiftCardOffer,
  type GiftDesign,
} from '#schemas/api/gift-cards.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import type { GiftCardBody } from '#src/api/gift-cards.ts';

/** A card as it is being chosen; amounts in the major unit, as they are typed. */
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

const person = (name: string, email: string) => ({ name, email });

/** The draft as the call takes it, or what is wrong by the draft's fields. */
export function bodyOf(
  draft: CardDraft,
  restaurantId: number | null,
): { body: GiftCardBody } | { wrong: Partial<Record<keyof CardDraft, string>> } {
  const body: GiftCardBody = {
    amount: draft.amount.trim(),
    design: draft.design,
    message: draft.isForOther ? draft.message : '',
    sender: person(draft.senderName, draft.senderEmail.trim()),
    recipient: draft.isForOther ? person(draft.recipientName, draft.recipientEmail.trim()) : null,
    deliver_on: draft.isForOther && draft.deliverOn !== '' ? draft.deliverOn : null,
    time_zone: draft.timeZone,
    ...(restaurantId !== null && { restaurant_id: restaurantId }),
  };
  const checked = giftCardPurchaseBody.safeParse(body);
  if (checked.success) return { body };
  const wrong: Partial<Record<keyof CardDraft, string>> = {};
  for (const { path, message } of checked.error.issues) {
    const field = fields[path.join('.')];
    if (field) wrong[field] ??= worded[field] ?? message;
  }
  return { wrong };
}

/** Sentences for the fields that say who somebody is, whatever is wrong with them. */
const worded: Partial<Record<keyof CardDraft, string>> = {
  senderName: personFields.name,
  senderEmail: personFields.email,
  recipientName: personFields.name,
  recipientEmail: personFields.email,
};

/** Where a field of the call stands in the form. */
const fields: Readonly<Record<string, keyof CardDraft>> = {
  amount: 'amount',
  'sender.name': 'senderName',
  'sender.email': 'senderEmail',
  'recipient.name': 'recipientName',
  'recipient.email': 'recipientEmail',
  message: 'message',
  deliver_on: 'deliverOn',
  time_zone: 'timeZone',
};
