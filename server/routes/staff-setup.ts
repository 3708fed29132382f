import { findTenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { markSetupStep, openSite } from '../site-setup/change-setup.ts';
import { showSetup } from '../site-setup/show-setup.ts';

type Names = 'getSetup' | 'markSetupStep' | 'placeTestOrder' | 'removeTestOrder' | 'openSite';

/** How an owner gets from nothing to a site that sells (decisions/054). */
export function staffSetupRoutes(deps: Deps): Handlers<Names> {
  const { db, settings, tenants } = deps;
  return {
    // Past the cache: whoever comes back from a page of settings sees what was saved there.
    getSetup: async ({ tenant }) => ({
      data: await showSetup(deps, (await findTenant(db, tenant.id)) ?? tenant),
    }),

    markSetupStep: async ({ tenant, params, body }) => ({
      data: await markSetupStep(deps, tenant.id, { step: params.step, mark: body.mark }),
    }),

    placeTestOrder: async (call) => {
      const { tenant, body } = call;
      const member = { tenantId: tenant.id, staff: requireStaff(call) };
      if (body.restaurant_id !== undefined) {
        await requireOwnRestaurant(db, member, body.restaurant_id);
      }
      throw notYet();
    },

    removeTestOrder: async () => {
      throw new ApiError(404, 'unknown_order', 'There is no such test order.');
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

const notYet = () =>
  new ApiError(501, 'not_offered_yet', 'Test orders come with the next version of the program.');
