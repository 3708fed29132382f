import { telHref } from '#schemas/fields/tel-href.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';

/** Calls the restaurant; nothing where it gave no number. */
export function TelephoneLink({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <a href={telHref(phone)}>{reservations.call(phone)}</a>;
}
