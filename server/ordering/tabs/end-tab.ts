import type { Database } from '../../db/client.ts';
import { releaseHeldCards } from '../../db/queries/held-cards.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import { touchTab } from './change-tab.ts';

/**
 * Closes a tab, whose lock the caller holds: nothing is added to it any more, and cards that were left
 * on it are let go of (rules R82, R84).
 */
export async function endTab(
  tx: Database,
  tab: TabRow,
  { now, unpaidReason = '' }: { now: Date; unpaidReason?: string },
): Promise<void> {
  await releaseHeldCards(tx, tab.tenantId, { tabId: tab.id, now });
  await touchTab(tx, tab, { now, closedAt: now, unpaidReason });
}
