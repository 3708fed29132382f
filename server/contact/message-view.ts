import type { OwnContactMessage } from '#schemas/api/contact-messages.ts';
import type {
  StaffContactMessage,
  StaffContactThread,
} from '#schemas/api/staff-contact-messages.ts';
import type {
  ContactAnswer,
  ContactMessage,
  MessageOfRestaurant,
} from '../db/queries/contact-messages.ts';
import { shownPhone } from '../domain/phone/read-phone.ts';

/** Characters of a message in a list. */
const longestExcerpt = 200;

const shown = ({ message, restaurantName, locale }: MessageOfRestaurant): StaffContactMessage => ({
  id: message.id,
  state: message.state,
  is_suspected: message.isSuspected,
  subject: message.subject,
  restaurant:
    message.restaurantId === null ? null : { id: message.restaurantId, name: restaurantName ?? '' },
  name: message.name,
  email: message.email,
  phone: shownPhone(message.phone, locale),
  order_number: message.orderNumber,
  text: message.message,
  sent_at: message.createdAt.toISOString(),
});

/** A message as a list shows it. */
export function excerptView(found: MessageOfRestaurant): StaffContactMessage {
  const view = shown(found);
  const line = view.text.replaceAll(/\s+/g, ' ');
  const characters = [...line];
  return {
    ...view,
    text:
      characters.length > longestExcerpt
        ? `${characters.slice(0, longestExcerpt).join('')}…`
        : line,
  };
}

/** A message with its answers. */
export const threadView = (
  found: MessageOfRestaurant,
  answers: readonly ContactAnswer[],
): StaffContactThread => ({
  ...shown(found),
  revision: found.message.revision,
  answers: answers.map(({ id, text, staffName, at, mailedAt }) => ({
    id,
    text,
    by: staffName,
    at: at.toISOString(),
    mailed_at: mailedAt?.toISOString() ?? null,
  })),
});

/** A message as its sender reads it again. */
export const ownMessageView = (
  message: ContactMessage,
  answers: readonly ContactAnswer[],
  { locale }: { locale: string },
): OwnContactMessage => ({
  subject: message.subject,
  name: message.name,
  email: message.email,
  phone: shownPhone(message.phone, locale),
  order_number: message.orderNumber,
  message: message.message,
  sent_at: message.createdAt.toISOString(),
  answers: answers
    .filter(({ messageId }) => messageId === message.id)
    .map(({ text, at }) => ({ text, at: at.toISOString() })),
});
