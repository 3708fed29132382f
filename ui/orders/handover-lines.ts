import type { ShippingInput } from '#schemas/api/orders.ts';
import type { OrderingMessages } from '#schemas/messages/en-ordering.ts';

/** How a delivery is handed over, in words; a line for each thing that was said. */
export function handoverLines(
  address: ShippingInput | null,
  words: OrderingMessages['order']['delivery'],
): string[] {
  const { unit = '', entryCode = '', leaveAtDoor = false } = address ?? {};
  return [
    ...(unit.trim() === '' ? [] : [words.unit(unit.trim())]),
    ...(entryCode.trim() === '' ? [] : [words.entryCode(entryCode.trim())]),
    ...(leaveAtDoor ? [words.leaveAtDoor] : []),
  ];
}
