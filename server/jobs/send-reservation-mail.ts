import { findReservation } from '../db/queries/reservations.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { reservationLink } from '../identity/reservation-key.ts';
import { mailSender } from '../mail-sending/mail-sender.ts';
import { reservationMailJob } from '../mails/queue-mail.ts';
import { reservationCalendar } from '../mails/reservation-calendar.ts';
import {
  reservationMail,
  reservationMailAsHtml,
  reservationMailAsText,
} from '../mails/reservation-mail.ts';
import { changesUntil } from '../reservations/show-reservation.ts';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';
import { customerLink } from '../mails/customer-link.ts';
import { nameToGreet } from '../mails/customer-text.ts';

/**
 * Sends a guest a mail about their reservation as it stands now, with its link and an entry for their
 * calendar. What was cancelled meanwhile is not confirmed any more, and nobody is reminded of it.
 * @throws what the mail server answers; the queue tries again with growing pauses.
 */
export async function sendReservationMail(deps: Deps, payload: unknown): Promise<void> {
  const { tenantId, reservationId, cause, mailId } = reservationMailJob.parse(payload);
  const { db, tenants, settings, mailer, options, clock } = deps;
  const [tenant, stored] = await Promise.all([
    tenants.byId(tenantId),
    findReservation(db, tenantId, reservationId),
  ]);
  if (!tenant || !stored || stored.reservation.email === '') return;
  const { reservation } = stored;
  const expected = cause === 'cancelled' ? 'cancelled' : 'confirmed';
  const now = clock();
  if (reservation.state !== expected || (cause === 'reminder' && reservation.startsAt <= now)) {
    return;
  }
  const restaurant = await findRestaurant(db, tenantId, reservation.restaurantId);
  if (!restaurant) return;
  const { config } = await settings.get(tenantId);
  const language = languageOfTag(reservation.language);
  const href = customerLink(tenant, language, reservationLink(deps, { tenantId, reservationId }));
  const from = mailSender(tenant, options);
  const content = reservationMail({
    cause,
    tenant,
    config,
    restaurant,
    stored,
    changesUntil: changesUntil(stored, now),
    href,
  });
  await mailer.send({
    from,
    to: { name: nameToGreet(reservation.name) ?? '', address: reservation.email },
    replyTo: tenant.mailAnswersTo || config.general.contactEmail,
    subject: content.subject,
    text: reservationMailAsText(content),
    html: reservationMailAsHtml(content),
    calendar: reservationCalendar({ reservation, restaurant, organizer: from, href, now }),
    id: `reservation-${mailId}`,
  });
}
