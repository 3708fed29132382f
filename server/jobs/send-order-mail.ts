import type { Language } from '#schemas/languages/languages.ts';
import { findMailTexts } from '../db/queries/mail-texts.ts';
import { findStoredOrder, type StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { mailOfEvent, type OrderMailKind } from '../domain/order/mail-of-event.ts';
import { tenderOf } from '../domain/order/refund-tenders.ts';
import { orderLink } from '../identity/order-key.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { customerLink } from '../mails/customer-link.ts';
import { nameToGreet } from '../mails/customer-text.ts';
import { orderMailJob } from '../mails/queue-mail.ts';
import { mailAsHtml } from '../mails/mail-as-html.ts';
import { mailAsText } from '../mails/mail-as-text.ts';
import { defaultMailTexts, mailTextsOver } from '../mails/mail-texts.ts';
import { orderMail } from '../mails/order-mail.ts';
import { orderMailName } from '../mails/order-mail-lead.ts';
import { orderIn, reasonIn } from '../ordering/order/order-in-language.ts';
import { showOrder } from '../ordering/order/show-order.ts';

/**
 * Sends the mail that an order's event calls for, if it calls for one.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendOrderMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, orderId, cause } = orderMailJob.parse(payload);
  const { db, tenants, settings, mailer, options } = deps;
  const [tenant, stored] = await Promise.all([
    tenants.byId(tenantId),
    findStoredOrder(db, tenantId, orderId),
  ]);
  // A tenant that left takes its mails along.
  if (!tenant || !stored?.order.isMailed) return;
  const kind = 'refundId' in cause ? 'refunded' : kindOf(stored, cause.eventId);
  if (kind === null) return;
  const { config } = await settings.get(tenantId, stored.restaurant.id);
  const { language } = stored.order;
  const order = orderIn(language, showOrder(deps, stored, 'minor'));
  const href = customerLink(tenant, language, orderLink(deps, { tenantId, orderId }));
  const isByCustomer = 'eventId' in cause && actorOf(stored, cause.eventId) === 'customer';
  const refund = 'refundId' in cause ? refundOf(stored, cause.refundId, language) : null;
  const change =
    'eventId' in cause ? order.changes.find(({ event_id }) => event_id === cause.eventId) : null;
  // As they are now: what waited in the queue is written with the words of this moment.
  const name = orderMailName(kind, order);
  // Owners word the English ones alone (decision 058).
  const words =
    language === 'en'
      ? mailTextsOver(name, await findMailTexts(db, tenantId, name))
      : defaultMailTexts(name, language);
  const content = orderMail({
    language,
    kind,
    order,
    words,
    refund,
    change: change ?? null,
    isByCustomer,
    tenant,
    config,
    href,
  });
  await mailer.send({
    from: mailSender(tenant, options),
    to: { name: nameToGreet(order.customer.name) ?? '', address: order.customer.email },
    replyTo: tenant.mailAnswersTo || stored.restaurant.email,
    subject: content.subject,
    text: mailAsText(content),
    html: mailAsHtml(content),
    id:
      'refundId' in cause
        ? `refund-${cause.refundId}`
        : `order-${tenantId}-${cause.eventId}-${kind}`,
  });
}

/** What went back over one payment, and why; null of what was held and let go of. */
function refundOf({ money }: StoredOrder, refundId: string, language: Language) {
  const refund = money.refunds.find(({ id }) => id === refundId);
  const entry = money.orderRefunds.find(({ id }) => id === refund?.orderRefundId);
  const payment = money.payments.find(({ id }) => id === refund?.paymentId);
  if (!refund || !entry || !payment) return null;
  return {
    amount: refund.amount,
    tender: tenderOf(payment),
    reason: reasonIn(language, entry.reason),
  };
}

function kindOf({ order, events }: StoredOrder, eventId: number): OrderMailKind | null {
  const index = events.findIndex(({ id }) => id === eventId);
  const event = events[index];
  return event ? mailOfEvent(event, events[index - 1], order) : null;
}

const actorOf = ({ events }: StoredOrder, eventId: number) =>
  events.find(({ id }) => id === eventId)?.actor;
