import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';

const words = sentences.rounds;

/** The name that a guest of a tab goes by; null is our team, who order for guests too. */
export function guestNameOf({ guests }: Pick<Tab, 'guests'>, guestId: number | null): string {
  if (guestId === null) return words.staff;
  return guests.find(({ id }) => id === guestId)?.name ?? words.someone;
}
