import { telHref } from '#schemas/fields/tel-href.ts';
import { useMessages } from '#ui/messages.tsx';

/** Calls the restaurant; nothing where it gave no number. */
export function PhoneLink({ phone }: { phone: string }) {
  const { restaurant: words } = useMessages().order;
  if (phone === '') return null;
  return <a href={telHref(phone)}>{words.call(phone)}</a>;
}
