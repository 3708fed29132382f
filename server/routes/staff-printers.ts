import type { PrinterSettings } from '#schemas/api/staff-printers.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Handlers } from '../http/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import { countPrintJobs, insertCopies, insertTestJob } from '../db/queries/print-jobs.ts';
import {
  countPrinters,
  deletePrinter,
  findPrinter,
  insertPrinter,
  listPrinters,
  updatePrinter,
  type PrinterChange,
} from '../db/queries/printers.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { requireOwnRestaurant, worksAt } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { hashToken, newToken } from '../identity/token.ts';
import { findStaffOrder } from '../ordering/lifecycle/move-order-by-staff.ts';
import { printerAddress } from '../printing/printer-address.ts';
import { printerView } from '../printing/printer-view.ts';

type Names =
  | 'listPrinters'
  | 'addPrinter'
  | 'changePrinter'
  | 'removePrinter'
  | 'renewPrinterAddress'
  | 'printTest'
  | 'printOrder';

/** Counters, kitchens and bars of the largest restaurant. */
const mostPrinters = 20;

/** A restaurant's printers, and what is printed by hand. */
export const staffPrinterRoutes = ({ db, clock }: Deps): Handlers<Names> => {
  /** To anybody else's staff it does not exist. */
  const ownPrinter = async (tenant: Tenant, staff: StaffIdentity, id: string) => {
    const printer = await findPrinter(db, tenant.id, id);
    if (printer && worksAt(staff, printer.restaurantId)) return printer;
    throw unknownPrinter();
  };
  const countsOf = (tenantId: number) => {
    const now = clock();
    return countPrintJobs(db, tenantId, { now, failedSince: new Date(now.getTime() - dayMs) });
  };

  return {
    listPrinters: async (call) => {
      const { tenant, query } = call;
      const staff = requireStaff(call);
      const { restaurant_id: asked } = query;
      if (asked !== undefined) {
        await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, asked);
      }
      const found = await listPrinters(db, tenant.id, asked ?? staff.restaurantId);
      const counts = await countsOf(tenant.id);
      return { data: found.map((printer) => printerView(printer, counts.get(printer.id))) };
    },

    addPrinter: async (call) => {
      const { tenant, params, body } = call;
      const { restaurant_id: restaurantId } = body;
      const member = { tenantId: tenant.id, staff: requireStaff(call) };
      await requireOwnRestaurant(db, member, restaurantId);
      const token = newToken(tenant.id);
      const tokenHash = hashToken(token);
      const printer = await db.transaction(async (tx) => {
        const others = await countPrinters(tx, tenant.id, restaurantId);
        const known = await findPrinter(tx, tenant.id, params.printerId);
        if (known) {
          // Sent again because the answer was lost: whoever asks has no address yet.
          if (known.restaurantId !== restaurantId) throw unknownPrinter();
          return updatePrinter(tx, tenant.id, known.id, { ...changeOf(body), tokenHash });
        }
        if (others >= mostPrinters) throw tooMany();
        return insertPrinter(tx, {
          ...changeOf(body),
          tenantId: tenant.id,
          id: params.printerId,
          restaurantId,
          tokenHash,
          createdAt: clock(),
        });
      });
      if (!printer) throw unknownPrinter();
      const url = printerAddress(tenant.primaryOrigin, token);
      return { data: { printer: printerView(printer), url } };
    },

    changePrinter: async (call) => {
      const { tenant, params, body } = call;
      await ownPrinter(tenant, requireStaff(call), params.printerId);
      const changed = await updatePrinter(db, tenant.id, params.printerId, changeOf(body));
      if (!changed) throw unknownPrinter();
      const counts = await countsOf(tenant.id);
      return { data: printerView(changed, counts.get(changed.id)) };
    },

    removePrinter: async (call) => {
      const { tenant, params } = call;
      const printer = await findPrinter(db, tenant.id, params.printerId);
      // Removing it again changes nothing.
      if (!printer) return { data: {} };
      await ownPrinter(tenant, requireStaff(call), printer.id);
      await deletePrinter(db, tenant.id, printer.id);
      return { data: {} };
    },

    renewPrinterAddress: async (call) => {
      const { tenant, params } = call;
      await ownPrinter(tenant, requireStaff(call), params.printerId);
      const token = newToken(tenant.id);
      const tokenHash = hashToken(token);
      const changed = await updatePrinter(db, tenant.id, params.printerId, { tokenHash });
      if (!changed) throw unknownPrinter();
      const counts = await countsOf(tenant.id);
      const url = printerAddress(tenant.primaryOrigin, token);
      return { data: { printer: printerView(changed, counts.get(changed.id)), url } };
    },

    printTest: async (call) => {
      const { tenant, params, body } = call;
      const printer = await ownPrinter(tenant, requireStaff(call), params.printerId);
      await insertTestJob(db, printer, { cause: `request:${body.request_id}`, now: clock() });
      return { data: {} };
    },

    printOrder: async (call) => {
      const { tenant, params, body } = call;
      const asked = { tenant, staff: requireStaff(call), orderId: params.orderId };
      const { order } = await findStaffOrder({ db }, asked);
      const cause = `request:${body.request_id}`;
      return { data: { printers: await insertCopies(db, order, { cause, now: clock() }) } };
    },
  };
};

const changeOf = (settings: PrinterSettings): PrinterChange => ({
  name: settings.name,
  protocol: settings.protocol,
  columns: settings.columns,
  orderTypes: [...new Set(settings.order_types)],
  copies: settings.copies,
});

const unknownPrinter = () => new ApiError(404, 'unknown_printer', 'There is no such printer.');
const tooMany = () =>
  new ApiError(
    409,
    'too_many_printers',
    `A restaurant has ${mostPrinters} printers at most. Remove one that is not used any more.`,
  );
