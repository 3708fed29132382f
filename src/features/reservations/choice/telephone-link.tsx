import { reservations } from '#schemas/messages/en/reservations.ts';

/** Calls the restaurant; nothing where it gave no number. */
export function TelephoneLink({ phone }: { phone: string }) {
  if (phone === '') return null;
  return <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{reservations.call(phone)}</a>;
}
