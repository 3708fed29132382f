import type { StaffTable } from '#schemas/api/staff-tabs.ts';
import type { Tab } from '#schemas/api/tabs.ts';

/** Id of the tab that a path names. */
export const idIn = (path: string): string => /\/tabs\/([^/]+)/.exec(path)?.[1] ?? '';

export const json = (data: unknown, status = 200): Response => Response.json({ data }, { status });
/** A refusal as of another tablet, with the tab as it is now. */
export const refused = (code: string, error: string, data?: Tab): Response =>
  Response.json({ error, code, ...(data && { data }) }, { status: 409 });

/** A tab as the dining room shows it. */
export const shortOf = (tab: Tab): StaffTable['tab'] => ({
  id: tab.id,
  opened_at: tab.opened_at,
  guests: tab.guests.map(({ name }) => name),
  rounds: tab.rounds.length,
  under_way: tab.rounds.filter(({ status }) => status !== 'completed').length,
  total: tab.total,
  unpaid: tab.total - tab.paid,
  cash_waiting: tab.payments
    .filter(({ state, method }) => state === 'held' && method === 'cash')
    .reduce((sum, { to_pay: amount }) => sum + amount, 0),
});
