import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { mostDaysOfFile, staffOrdersFilePath } from '#schemas/api/routes.ts';
import { getStaffDay, staffOrdersFileQuery } from '#schemas/api/staff-days.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import { findCaller, tokenOf } from '../identity/find-caller.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { fileName, ordersFile } from '../ordering/figures/orders-file.ts';
import { refusedOfStaff } from '../http/refused-calls.ts';

/**
 * The orders of some days as a file, for the owner and the manager: asked with the same session as
 * getStaffDay. It stands beside the contract, for a file has no reply to describe.
 */
export function serveStaffOrdersFile(api: FastifyInstance, deps: Deps): void {
  const options = { config: { readCost: 20, refused: refusedOfStaff } };
  api.get(staffOrdersFilePath, options, async (request, reply) => {
    const token = tokenOf(deps, getStaffDay, request);
    const tenant = await resolveTenant(deps, {
      host: request.headers.host,
      token,
      accepts: 'suspended',
    });
    const identity = await findCaller(deps, tenant.id, getStaffDay, request);
    const { restaurant_id: id, from, to } = readQuery(request.query);
    const staff = requireStaff({ identity });
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, id);
    const restaurant = await findRestaurant(deps.db, tenant.id, id);
    if (!restaurant) throw restaurantNotFound();
    const asked = { restaurant, from, to };
    return reply
      .header('content-type', 'text/csv; charset=utf-8; header=present')
      .header('content-disposition', `attachment; filename="${fileName(asked)}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(ordersFile(deps.db, asked)));
  });
}

/** @throws ApiError 400 `invalid_request`. */
function readQuery(query: unknown) {
  const parsed = staffOrdersFileQuery.safeParse(query);
  if (!parsed.success) throw invalid('Ask for a restaurant, and for the days from and to.');
  const { from, to } = parsed.data;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) throw invalid('The first day must not be after the last one.');
  if (days > mostDaysOfFile) throw invalid(`Ask for at most ${mostDaysOfFile} days.`);
  return parsed.data;
}

const invalid = (message: string) => new ApiError(400, 'invalid_request', message);
