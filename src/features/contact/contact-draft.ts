import {
  contactMessageBody,
  contactSubject,
  type ContactSubject,
} from '#schemas/api/contact-messages.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { ContactMessageBody } from '#src/api/contact.ts';
import { newKey } from '#ui/api/new-key.ts';
import type { SafeStorage } from '#ui/stores/safe-storage.ts';

/** A message as it is being written. */
export type ContactDraft = {
  name: string;
  email: string;
  phone: string;
  subject: ContactSubject;
  /** '': none in particular. */
  restaurantId: string;
  orderNumber: string;
  message: string;
};
export type ContactField = keyof ContactDraft;

export const blankDraft: ContactDraft = {
  name: '',
  email: '',
  phone: '',
  subject: 'question',
  restaurantId: '',
  orderNumber: '',
  message: '',
};

/** Whether a message of this kind may be about an order. */
export const namesOrder = ({ subject }: Pick<ContactDraft, 'subject'>): boolean =>
  subject === 'order' || subject === 'feedback';

/** The draft as the call takes it, or the fields that are wrong, in their order. */
export function bodyOf(
  draft: ContactDraft,
  website: string,
): { body: ContactMessageBody } | { wrong: ContactField[] } {
  const body: ContactMessageBody = {
    name: draft.name,
    email: draft.email.trim(),
    phone: draft.phone,
    subject: draft.subject,
    restaurant_id: draft.restaurantId === '' ? null : Number(draft.restaurantId),
    order_number: namesOrder(draft) ? draft.orderNumber : '',
    message: draft.message,
    website,
  };
  const checked = contactMessageBody.safeParse(body);
  if (checked.success) return { body };
  const named = new Set(checked.error.issues.map(({ path }) => String(path[0])));
  return { wrong: fields.filter(([name]) => named.has(name)).map(([, field]) => field) };
}

/** The fields of the call, and where each stands in the form. */
const fields: readonly (readonly [string, ContactField])[] = [
  ['name', 'name'],
  ['email', 'email'],
  ['phone', 'phone'],
  ['restaurant_id', 'restaurantId'],
  ['subject', 'subject'],
  ['order_number', 'orderNumber'],
  ['message', 'message'],
];

const draftKey = (tenantId: number) => `contact-draft:${tenantId}`;
const sentKey = (tenantId: number) => `contact-sent:${tenantId}`;

/** What this tab was writing before it was loaded again; null: nothing, or what it cannot read. */
export function readDraft(storage: SafeStorage, tenantId: number): ContactDraft | null {
  const stored = parsed(storage.read(draftKey(tenantId)));
  if (!stored) return null;
  const text = (name: ContactField) => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  const subject = contactSubject.safeParse(stored['subject']);
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: subject.success ? subject.data : blankDraft.subject,
    restaurantId: text('restaurantId'),
    orderNumber: text('orderNumber'),
    message: text('message'),
  };
}

export const writeDraft = (storage: SafeStorage, tenantId: number, draft: ContactDraft): void =>
  void storage.write(draftKey(tenantId), JSON.stringify(draft));

/** Forgets what was written: it is sent. */
export function forgetDraft(storage: SafeStorage, tenantId: number): void {
  storage.remove(draftKey(tenantId));
  storage.remove(sentKey(tenantId));
}

/**
 * The Idempotency-Key of a message: the same one for the same words, also after a reload, so that
 * what was sent and whose answer was lost is not sent twice.
 */
export function keyOf(storage: SafeStorage, tenantId: number, body: ContactMessageBody): string {
  const text = JSON.stringify(body);
  const sent = parsed(storage.read(sentKey(tenantId)));
  const before = sent?.['text'] === text ? sent['key'] : null;
  const key = typeof before === 'string' ? before : newKey();
  storage.write(sentKey(tenantId), JSON.stringify({ text, key }));
  return key;
}

function parsed(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
