import type { QueryClient } from '@tanstack/react-query';

/** Of the tables that are shown, and of the tabs of them that are open. */
const tabsKey = (tenantId: number) => ['staff-tabs', tenantId];

/** Asks anew for tables and tabs that are shown: something at some table has changed. */
export const refreshTabs = (client: QueryClient, tenantId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: tabsKey(tenantId) });
