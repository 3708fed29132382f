import { findTenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { createOrderMailLimit } from '../rate-limits/order-mail-limit.ts';
import { markSetupStep, openSite } from '../site-setup/change-setup.ts';
import { showCapabilities } from '../site-setup/show-capabilities.ts';
import { placeTestOrder } from '../site-setup/place-test-order.ts';
import { removeTestOrder } from '../site-setup/remove-test-order.ts';
import { showSetup } from '../site-setup/show-setup.ts';

type Names =
  | 'getCapabilities'
  | 'getSetup'
  | 'markSetupStep'
  | 'placeTestOrder'
  | 'removeTestOrder'
  | 'openSite';

/** How an owner gets from nothing to a site that sells (decisions/054). */
export function staffSetupRoutes(deps: Deps): Handlers<Names> {
  const { db, settings, tenants } = deps;
  const mails = createOrderMailLimit(deps);
  // Past the cache: whoever comes back from a page of settings sees what was saved there.
  const show = async ({ tenant }: Pick<Call<Names>, 'tenant'>) => ({
    data: await showSetup(deps, (await findTenant(db, tenant.id)) ?? tenant),
  });
  return {
    getCapabilities: async ({ tenant }) => ({
      data: await showCapabilities(deps, (await findTenant(db, tenant.id)) ?? tenant),
    }),

    getSetup: show,

    markSetupStep: async ({ tenant, body }) => ({
      data: await markSetupStep(deps, tenant.id, body),
    }),

    placeTestOrder: async (call) => {
      const { tenant, body, headers, network } = call;
      const staff = requireStaff(call);
      const { isMailed, takeBack } = await mails.count({
        tenantId: tenant.id,
        email: staff.email ?? '',
        network,
      });
      let isNew = false;
      try {
        isNew = await placeTestOrder(deps, {
          tenant,
          staff,
          key: headers['idempotency-key'],
          restaurantId: body.restaurant_id ?? null,
          restaurantProductId: body.restaurant_product_id ?? null,
          isMailed,
        });
      } finally {
        if (!isNew) await takeBack();
      }
      return show(call);
    },

    removeTestOrder: async (call) => {
      const { orderId } = call.params;
      await db.transaction((tx) => removeTestOrder(tx, call.tenant.id, orderId));
      return show(call);
    },

    openSite: async (call) => {
      const staff = requireStaff(call);
      const keepsEditor = call.body.keep_editor;
      const data = await openSite(deps, call.tenant.id, { staff, keepsEditor });
      // Whoever looks next sees it, and the event may come a little late.
      settings.forget(call.tenant.id);
      tenants.clear();
      return { data };
    },
  };
}
