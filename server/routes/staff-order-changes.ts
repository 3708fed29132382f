import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { changeOrderLines } from '../ordering/changing/change-order-lines.ts';
import { previewOrderChange } from '../ordering/changing/preview-order-change.ts';
import { showStaffOrder } from '../ordering/order/show-order.ts';

/** Staff change what an accepted order holds. */
export const staffOrderChangeRoutes = (
  deps: Deps,
): Handlers<'previewOrderChange' | 'changeOrderLines'> => ({
  previewOrderChange: async (call) => {
    const { tenant, params, body: change } = call;
    const staff = requireStaff(call);
    const { orderId } = params;
    return { data: await previewOrderChange(deps, { tenant, staff, orderId, change }) };
  },

  changeOrderLines: async (call) => {
    const { tenant, params, headers, body } = call;
    const { seen, reason, ...change } = body;
    const stored = await changeOrderLines(deps, {
      tenant,
      staff: requireStaff(call),
      orderId: params.orderId,
      key: headers['idempotency-key'],
      change,
      seen,
      reason,
    });
    return { data: showStaffOrder(deps, stored) };
  },
});
