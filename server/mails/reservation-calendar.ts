import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';
import type { ReservationRow } from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { placeLines } from './reservation-mail.ts';
import { customerMailTexts } from './customer-mail-texts.ts';

/** An entry for a calendar, and what becomes of it there (RFC 5546). */
export type CalendarEntry = { method: 'PUBLISH' | 'CANCEL'; content: string };

type Input = {
  reservation: ReservationRow;
  restaurant: Pick<Restaurant, 'name' | 'streetName' | 'city' | 'postcode' | 'phone'>;
  /** Whom the mail is from. */
  organizer: { name: string; address: string };
  /** Full address of the reservation's link. */
  href: string;
  now: Date;
};

/**
 * The reservation for the guest's calendar (RFC 5545): one entry for as long as it lives, by its id
 * and the revision that it has; a cancelled one takes it out again. The instants are in UTC, so that
 * a change of clock between now and then does not move it.
 */
export function reservationCalendar(input: Input): CalendarEntry {
  const { reservation, restaurant, organizer, href, now } = input;
  const texts = customerMailTexts[languageOfTag(reservation.language)].reservationMail;
  const isCancelled = reservation.state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: 'Servery', product: 'reservations' }, method });
  calendar.createEvent({
    id: `reservation-${reservation.id}@${organizer.address.split('@').at(-1) ?? 'localhost'}`,
    sequence: reservation.revision,
    stamp: now,
    start: reservation.startsAt,
    end: reservation.endsAt,
    summary: texts.calendar(restaurant.name),
    description: `${texts.people(reservation.party)}. ${texts.number(reservation.number)}`,
    location: [restaurant.name, ...placeLines({ ...restaurant, phone: '' })].join(', '),
    url: href,
    organizer: { name: organizer.name, email: organizer.address },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: calendar.toString() };
}
