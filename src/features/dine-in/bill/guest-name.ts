import type { Tab } from '#schemas/api/tabs.ts';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';

/** What a guest of a tab is called by the others; one who is not named is 'a guest'. */
export const guestNameOf = ({ guests }: Pick<Tab, 'guests'>, guestId: number | null): string =>
  guests.find(({ id }) => id === guestId)?.name ?? words.someone;
