import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { toMajor } from '#schemas/money.ts';
import { deleteBlock, insertBlock } from '../db/queries/blocked-customers.ts';
import type { Database } from '../db/client.ts';
import {
  findCustomer,
  isCountedOrder,
  listCustomerOrders,
  listCustomers,
  type CustomerRow,
} from '../db/queries/customers.ts';
import { listOrdersById } from '../db/queries/orders-by-id.ts';
import type { Deps } from '../dependencies/deps.ts';
import { contactKeys } from '../domain/placing/customer-keys.ts';
import { nationalDigits, shownPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { showStaffOrder } from '../ordering/order/show-order.ts';

type Names = 'listCustomers' | 'getCustomer' | 'blockCustomer' | 'unblockCustomer';

/** Customers by their orders, and who of them may not order online (decision 062). */
export const staffCustomerRoutes = (deps: Deps): Handlers<Names> => {
  const { db, clock } = deps;
  // What was ordered elsewhere is no business of a manager.
  const scopeOf = (call: Call<Names>) => ({
    tenantId: call.tenant.id,
    restaurantId: requireStaff(call).restaurantId,
  });
  const customerOf = async (
    call: Call<'getCustomer' | 'blockCustomer' | 'unblockCustomer'>,
    at: Database = db,
  ): Promise<CustomerRow> => {
    const found = await findCustomer(at, scopeOf(call), call.params.orderId);
    if (!found) throw unknownOrder();
    return found;
  };
  return {
    listCustomers: async (call) => {
      const { tenant, query } = call;
      const scope = scopeOf(call);
      if (query.after && !(await isCountedOrder(db, scope, query.after))) throw unknownOrder();
      const { customers, next } = await listCustomers(db, {
        ...scope,
        text: query.text ?? '',
        phoneEnd: nationalDigits(query.text ?? '', tenant.locale),
        isBlockedOnly: query.blocked !== undefined,
        after: query.after ?? null,
      });
      const shown = customers.map((customer) => showCustomer(customer, tenant));
      return { data: { customers: shown, next } };
    },

    getCustomer: async (call) => {
      const { tenant } = call;
      const customer = await customerOf(call);
      const ids = await listCustomerOrders(db, scopeOf(call), customer.key);
      const orders = await listOrdersById(db, tenant.id, ids);
      return {
        data: {
          customer: showCustomer(customer, tenant),
          orders: orders.map((stored) => showStaffOrder(deps, stored)),
        },
      };
    },

    blockCustomer: async (call) => {
      const { tenant, body } = call;
      const { name } = requireStaff(call);
      const blocked = await db.transaction(async (tx) => {
        const { key, customer } = await customerOf(call, tx);
        await insertBlock(tx, tenant.id, {
          keys: contactKeys(customer),
          customerKey: key,
          reason: body.reason,
          blockedBy: name,
          at: clock(),
        });
        return customerOf(call, tx);
      });
      return { data: showCustomer(blocked, tenant) };
    },

    unblockCustomer: async (call) => {
      const { tenant } = call;
      const free = await db.transaction(async (tx) => {
        const { key, customer } = await customerOf(call, tx);
        await deleteBlock(tx, tenant.id, { customerKey: key, keys: contactKeys(customer) });
        return customerOf(call, tx);
      });
      return { data: showCustomer(free, tenant) };
    },
  };
};

const unknownOrder = () => new ApiError(404, 'unknown_order', 'There is no such order.');

const showCustomer = (
  { orderId, customer, lastOrderAt, orders, spent, block }: CustomerRow,
  { currency, locale }: { currency: string; locale: string },
): StaffCustomer => ({
  order_id: orderId,
  name: customer.name,
  phone_no: shownPhone(customer.phone_no, locale),
  email: customer.email,
  orders,
  last_order_at: lastOrderAt.toISOString(),
  spent: toMajor(spent, currency),
  block: block && { ...block, at: block.at.toISOString() },
});
