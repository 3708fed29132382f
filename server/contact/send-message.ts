import { createHash, randomUUID } from 'node:crypto';
import type { RequestOf } from '#schemas/api/contract.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { findSentContactMessage, insertContactMessage } from '../db/queries/contact-messages.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { listOwners } from '../db/queries/staff-people.ts';
import { listRestaurantIds } from '../db/queries/tenant-settings.ts';
import { violates } from '../db/violates.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isSuspected } from '../domain/contact/is-suspected.ts';
import { storedPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { unreadablePhone } from '../errors/unreadable-phone.ts';
import { isReadyContactForm } from '../identity/contact-form.ts';
import { queueContactMails } from '../mails/queue-mail.ts';
import type { ContactLimits } from '../rate-limits/contact-limits.ts';

type Sent = {
  tenant: Tenant;
  /** The user who is signed in; null: nobody is. */
  userId: string | null;
  network: string;
  language: Language;
  /** Idempotency-Key: the same one is the same message. */
  key: string;
  body: RequestOf<'sendContactMessage'>['body'];
};

/**
 * Stores a message to a business and queues the mail about it in the same transaction. What looks
 * like advertising is stored, answered alike, and mailed to nobody.
 * @throws ApiError 404 for another tenant's restaurant, 409 for a form that is too new or too old, 422
 * `invalid_phone` and for a key that came with another message, 429 for too many.
 */
export async function sendMessage(deps: Deps, limits: ContactLimits, sent: Sent): Promise<void> {
  const { tenant, userId, network, language, key, body } = sent;
  const { form, website, restaurant_id: named, ...written } = body;
  const requestHash = hashOf({ ...written, named });
  const phone = storedPhone(body.phone, tenant.locale);
  if (phone === null) throw unreadablePhone('body.phone');
  if (await wasSent(deps, { tenantId: tenant.id, key, requestHash })) return;
  const restaurantId = await restaurantOf(deps, tenant.id, named);
  if (!isReadyContactForm(deps, tenant.id, form)) throw stale();
  await limits.count({ tenantId: tenant.id, email: body.email, network });
  const suspected = isSuspected({ website, message: body.message });
  const to =
    suspected || !(await limits.isMailed(tenant.id))
      ? []
      : await mailboxesOf(deps, tenant.id, restaurantId);
  const now = deps.clock();
  const id = randomUUID();
  const writing = deps.db.transaction(async (tx) => {
    await insertContactMessage(tx, {
      tenantId: tenant.id,
      id,
      state: 'open',
      isSuspected: suspected,
      subject: body.subject,
      restaurantId,
      userId,
      name: body.name,
      email: body.email,
      phone,
      orderNumber: body.order_number,
      message: body.message,
      language,
      createdAt: now,
      touchedAt: now,
      requestKey: key,
      requestHash,
    });
    await queueContactMails(tx, { tenantId: tenant.id, messageId: id }, to);
  });
  await writing.catch(async (error: unknown) => {
    // Sent twice at once: both are the one message.
    if (!violates(error, 'contact_messages_key')) throw error;
    await wasSent(deps, { tenantId: tenant.id, key, requestHash });
  });
}

/** @throws ApiError 422 where the key came with another message. */
async function wasSent(
  { db }: Pick<Deps, 'db'>,
  { tenantId, key, requestHash }: { tenantId: number; key: string; requestHash: string },
): Promise<boolean> {
  const before = await findSentContactMessage(db, tenantId, key);
  if (before && before.requestHash !== requestHash) throw keyReused();
  return before !== null;
}

/** The one that is named; of a tenant with a single one, that; else null. */
async function restaurantOf(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  named: number | null,
): Promise<number | null> {
  if (named !== null) {
    if (!(await findRestaurant(db, tenantId, named))) throw restaurantNotFound();
    return named;
  }
  const [only, ...others] = await listRestaurantIds(db, tenantId);
  return others.length === 0 ? (only ?? null) : null;
}

/** The site's contact address, as the restaurant has it; where it has none, its owners'. */
async function mailboxesOf(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  tenantId: number,
  restaurantId: number | null,
): Promise<string[]> {
  const { contactEmail } = (await settings.get(tenantId, restaurantId)).config.general;
  if (contactEmail !== '') return [contactEmail];
  return (await listOwners(db, tenantId)).flatMap(({ email }) => email ?? []);
}

/** What a call asks for, so that its key stands for nothing else. */
const hashOf = (written: object): string =>
  createHash('sha256').update(JSON.stringify(written)).digest('hex');

const stale = () =>
  new ApiError(409, 'contact_form_stale', ({ reservations }) => reservations.message.again);

const keyReused = () =>
  new ApiError(422, 'idempotency_key_reused', ({ reservations }) => reservations.message.keyReused);
