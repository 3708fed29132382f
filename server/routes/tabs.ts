import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { closeTab, renameTabGuest } from '../ordering/tabs/close-tab.ts';
import { findTableTab, joinTab, openTab } from '../ordering/tabs/open-tab.ts';
import { showReadTab } from '../ordering/tabs/show-tab.ts';
import { callStaff, listTableCalls } from '../ordering/tabs/table-calls.ts';

type Names =
  | 'findTableTab'
  | 'openTab'
  | 'joinTab'
  | 'getTab'
  | 'renameTabGuest'
  | 'closeTab'
  | 'listTableCalls'
  | 'callStaff';

/** The tab of a table as its guests open, join, follow and close it (rule R82). */
export const tabRoutes = (deps: Deps): Handlers<Names> => ({
  findTableTab: async ({ tenant, identity, params }) => ({
    data: await findTableTab(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),
  }),

  openTab: async ({ tenant, identity, params, body }) => ({
    data: await openTab(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      ...body,
    }),
  }),

  joinTab: async ({ tenant, identity, params, body }) => ({
    data: await joinTab(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      ...body,
    }),
  }),

  getTab: async ({ tenant, identity, params }) => ({
    data: await showReadTab(deps, { tenant, shopper: requireShopper(identity), ...params }),
  }),

  renameTabGuest: async ({ tenant, identity, params, body }) => ({
    data: await renameTabGuest(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      ...body,
    }),
  }),

  closeTab: async ({ tenant, identity, params }) => ({
    data: await closeTab(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),
  }),

  listTableCalls: async ({ tenant, identity, params }) => ({
    data: await listTableCalls(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),
  }),

  callStaff: async ({ tenant, identity, params, body }) => ({
    data: await callStaff(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      ...body,
    }),
  }),
});
