import { dayMs } from '#schemas/rules/time/minute.ts';

/** A link opens what it is for so long after that; nobody needs it later, and mailboxes are kept. */
const linkDays = 90;

/** When the key of a link ends. @param of when the order or the reservation was */
export const linkEnd = (of: Date): Date => new Date(of.getTime() + linkDays * dayMs);
