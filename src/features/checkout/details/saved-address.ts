import type { ShippingInput } from '#schemas/api/orders.ts';
import type { UserAddress } from '#schemas/api/user-addresses.ts';

/** The longest note that the server takes (schemas/api/orders.ts, special_instructions). */
const longestNote = 500;

/** What an order needs of a saved address. */
export const shippingOf = ({
  formattedAddress,
  city,
  postcode,
  suburb,
  unit,
  entryCode,
  leaveAtDoor,
}: UserAddress): ShippingInput => ({
  formattedAddress,
  city,
  postcode,
  suburb,
  unit,
  entryCode,
  leaveAtDoor,
});

/** Whether an order goes to a saved address, handed over as it says. */
export function isSavedAddress(saved: UserAddress, written: ShippingInput | null): boolean {
  if (!written) return false;
  const texts = ['formattedAddress', 'city', 'postcode', 'suburb', 'unit', 'entryCode'] as const;
  return (
    texts.every((name) => saved[name] === (written[name] ?? '').trim()) &&
    saved.leaveAtDoor === (written.leaveAtDoor ?? false)
  );
}

/**
 * The note of an order that goes to another address than before: it begins with the instructions of
 * its address, and what else was written stays.
 */
export function withInstructions(
  note: string,
  { before, now }: { before: string; now: string },
): string {
  const hadBefore = before !== '' && note.startsWith(before);
  const rest = hadBefore ? note.slice(before.length).trimStart() : note;
  if (now !== '' && rest.startsWith(now)) return rest;
  return [now, rest].filter(Boolean).join('\n').slice(0, longestNote);
}
