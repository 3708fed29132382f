import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { insertContactMessage, type ContactMessage } from '#server/db/queries/contact-messages.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

/** A message to the small tenant's open restaurant, as it is stored; gives its id. */
export async function storeMessage(
  db: Database,
  changes: Partial<ContactMessage> = {},
): Promise<string> {
  const id = randomUUID();
  await insertContactMessage(db, {
    tenantId: small.tenant,
    id,
    state: 'open',
    isSuspected: false,
    subject: 'question',
    restaurantId: small.restaurant,
    userId: null,
    name: 'Ada',
    email: 'ada@example.com',
    phone: '',
    orderNumber: '',
    message: 'Do you bake on Mondays?',
    language: 'en',
    createdAt: fridayNoon,
    touchedAt: fridayNoon,
    requestKey: randomUUID(),
    requestHash: 'none',
    ...changes,
  });
  return id;
}

/** A message to the other small tenant, and every call about one with its ids. */
export async function foreignContact(db: Database) {
  const messageId = await storeMessage(db, {
    tenantId: small.otherTenant,
    restaurantId: small.otherRestaurant,
  });
  const headers = { 'idempotency-key': randomUUID() };
  const params = { messageId };
  return {
    messageId,
    calls: {
      getContactForm: { query: { tenant_id: String(small.otherTenant) } },
      getLegalPage: {
        params: { page: 'terms' },
        query: { restaurant_id: String(small.otherRestaurant) },
      },
      sendContactMessage: {
        headers,
        payload: {
          name: 'Ada',
          email: 'ada@example.com',
          subject: 'question',
          restaurant_id: small.otherRestaurant,
          message: 'Hello',
          form: 'none',
        },
      },
      listContactMessages: { query: { after: messageId } },
      getContactMessage: { params },
      answerContactMessage: { params, headers, payload: { text: 'Yes', revision: 0 } },
      closeContactMessage: { params, payload: {} },
      reopenContactMessage: { params, payload: {} },
    },
  };
}
