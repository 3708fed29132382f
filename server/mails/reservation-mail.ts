import type { Language } from '#schemas/languages/languages.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';
import type { StoredReservation } from '../db/queries/reservations.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { customerLink } from './customer-link.ts';
import { customerMailTexts, type CustomerMailTexts } from './customer-mail-texts.ts';
import { nameToGreet } from './customer-text.ts';
import { type Html, html, Html as Markup } from './html.ts';
import type { MailLook } from './mail-content.ts';
import { mailButton, mailFrame, mailHeading } from './mail-frame.ts';
import { mailLook } from './mail-look.ts';
import type { ReservationMailJob } from './queue-mail.ts';

/** A mail about a reservation, before it is written as HTML and as text. */
export type ReservationMailContent = {
  language?: Language;
  subject: string;
  preview: string;
  brand: string;
  heading: string;
  /** null: the name is none to greet by. */
  greeting: string | null;
  lead: string;
  time: string;
  day: string;
  parts: readonly { label: string; lines: readonly string[] }[];
  advice: string | null;
  button: { label: string; href: string };
  small: string;
  look: MailLook;
};

type Texts = CustomerMailTexts['reservationMail'];

type Input = {
  cause: ReservationMailJob['cause'];
  tenant: Pick<Tenant, 'name' | 'primaryOrigin'>;
  config: Pick<SiteConfig, 'colors' | 'theme'>;
  restaurant: Pick<Restaurant, 'name' | 'streetName' | 'city' | 'postcode' | 'phone'>;
  stored: StoredReservation;
  /** Until when it may be changed by its link; null: not any more. */
  changesUntil: Date | null;
  /** Full address of the reservation's link. */
  href: string;
};

/**
 * The words of a mail about a reservation. It goes to whatever address was typed, and nothing is paid
 * for: of what the guest wrote it has a plain name, their wishes stand behind its link.
 */
export function reservationMail(input: Input): ReservationMailContent {
  const { cause, tenant, config, restaurant, stored, href } = input;
  const { reservation } = stored;
  const { time, day } = whenOf(stored, reservation.startsAt);
  const language = languageOfTag(reservation.language);
  const texts = customerMailTexts[language].reservationMail;
  const { subject, heading, lead } = texts[cause];
  const name = nameToGreet(reservation.name);
  const isOver = cause === 'cancelled';
  return {
    language,
    subject: subject(restaurant.name, `${day}, ${time}`),
    preview: `${day}, ${time}. ${texts.people(reservation.party)}.`,
    brand: tenant.name,
    heading,
    greeting: name === null ? null : texts.greeting(name),
    lead: lead(restaurant.name),
    time,
    day,
    parts: [
      { label: texts.booked, lines: bookedLines(texts, stored) },
      { label: texts.where, lines: [restaurant.name, ...placeLines(restaurant)] },
    ],
    advice: isOver ? null : adviceOf(texts, input),
    button: isOver
      ? { label: texts.again, href: customerLink(tenant, language, '/table-reservation') }
      : { label: texts.button, href },
    small: texts.small(restaurant.name),
    look: mailLook(config),
  };
}

/** Day and time by the restaurant's own clock, in the reservation's language. */
export function whenOf(
  { reservation, timeZone }: Pick<StoredReservation, 'reservation' | 'timeZone'>,
  at: Date,
): { time: string; day: string } {
  const { language } = reservation;
  return {
    time: at.toLocaleTimeString(language, { timeZone, hour: 'numeric', minute: '2-digit' }),
    day: at.toLocaleDateString(language, {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  };
}

function bookedLines(texts: Texts, { reservation, area }: StoredReservation): string[] {
  const { party, highChairs, hasWheelchair, number } = reservation;
  return [
    area === null ? texts.people(party) : `${texts.people(party)}, ${area}`,
    ...(highChairs > 0 ? [texts.highChairs(highChairs)] : []),
    ...(hasWheelchair ? [texts.wheelchair] : []),
    texts.number(number),
  ];
}

/** Where the restaurant is, a line each. */
export const placeLines = ({
  streetName,
  city,
  postcode,
  phone,
}: Omit<Input['restaurant'], 'name'>): string[] =>
  [streetName, [city, postcode].filter((part) => part !== '').join(' '), phone].filter(
    (line) => line !== '',
  );

function adviceOf(texts: Texts, { stored, changesUntil, restaurant }: Input): string {
  if (changesUntil === null) return texts.noChanges(restaurant.phone);
  const { time, day } = whenOf(stored, changesUntil);
  return texts.changes(`${day}, ${time}`);
}

const none = new Markup('');

export function reservationMailAsHtml(content: ReservationMailContent): string {
  const { greeting, lead, time, day, parts, advice, small, look } = content;
  return mailFrame(
    content,
    html`<tr>
        <td style="padding:28px 24px 8px">
          ${mailHeading(content)}
          ${greeting === null ? none : html`<p style="margin:0 0 8px">${greeting}</p>`}
          <p style="margin:0">${lead}</p>
          <p
            style="margin:24px 0 0;font-family:${look.display};font-size:32px;font-weight:600;line-height:1.2"
          >
            ${time}
          </p>
          <p style="margin:0">${day}</p>
          ${parts.map((part) => labelled(part, look))}
          ${advice === null ? none : html`<p style="margin:24px 0 0">${advice}</p>`}
          ${mailButton(content)}
        </td>
      </tr>
      <tr>
        <td style="padding:24px 24px 32px;color:${look.muted};font-size:14px">
          <p style="margin:0">${small}</p>
        </td>
      </tr>`,
  );
}

const labelled = (
  { label, lines }: ReservationMailContent['parts'][number],
  look: MailLook,
): Html =>
  html`<p style="margin:24px 0 2px;color:${look.muted};font-size:14px">${label}</p>
    <p style="margin:0">${lines.map((line) => html`${line}<br />`)}</p>`;

export function reservationMailAsText(content: ReservationMailContent): string {
  const { brand, heading, greeting, lead, time, day, parts, advice, button, small } = content;
  const sentences = [
    brand,
    heading,
    ...(greeting === null ? [] : [greeting]),
    lead,
    `${day}, ${time}`,
    ...parts.map(({ label, lines }) => [`${label}:`, ...lines].join('\n')),
    ...(advice === null ? [] : [advice]),
  ];
  const lines = sentences.flatMap((line) => [line, '']);
  return [...lines, `${button.label}:`, button.href, '', '-'.repeat(48), small, ''].join('\n');
}
