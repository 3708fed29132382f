import type { Reservation } from '#schemas/api/reservations.ts';
import { listReservationsOf } from '../db/queries/reservations.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { namedRevision } from '../publishing/named-revision.ts';
import { createOrderMailLimit } from '../rate-limits/order-mail-limit.ts';
import { cancelReservation } from '../reservations/cancel-reservation.ts';
import { changeReservation } from '../reservations/change-reservation.ts';
import { confirmReservation } from '../reservations/confirm-reservation.ts';
import { findReservationFor } from '../reservations/find-reservation-for.ts';
import { holdTable } from '../reservations/hold-table.ts';
import { listReservationTimes } from '../reservations/list-times.ts';
import { releaseTable } from '../reservations/release-table.ts';
import { showReservation } from '../reservations/show-reservation.ts';

type Names =
  | 'listReservationTimes'
  | 'holdTable'
  | 'releaseTable'
  | 'confirmReservation'
  | 'listOwnReservations'
  | 'getReservation'
  | 'changeReservation'
  | 'cancelReservation';

/** Reservations as customers make, change and cancel them (rules R85 to R92). */
export function reservationRoutes(deps: Deps): Handlers<Names> {
  const mails = createOrderMailLimit(deps);
  const mailing = ({ tenant, network }: Pick<Call<'getReservation'>, 'tenant' | 'network'>) => ({
    mayMail: async (email: string) =>
      (await mails.count({ tenantId: tenant.id, email, network })).isMailed,
  });
  return {
    listReservationTimes: async ({ tenant, query }) => ({
      data: await listReservationTimes(deps, tenant.id, {
        restaurantId: query.restaurant_id,
        party: query.party,
        areaId: query.area_id ?? null,
        firstDay: query.from,
        days: query.days,
        reservationId: query.reservation_id ?? null,
      }),
    }),

    holdTable: async (call) => {
      const { restaurant_id, party, area_id, instant } = call.body;
      const held = await holdTable(deps, {
        tenant: call.tenant,
        language: call.language,
        shopperId: requireShopper(call.identity).id,
        restaurantId: restaurant_id,
        asked: { party, areaId: area_id, instant: Date.parse(instant) },
      });
      return answer(call, held);
    },

    releaseTable: async ({ tenant, identity, params }) => {
      const shopperId = requireShopper(identity).id;
      await releaseTable(deps, { tenantId: tenant.id, shopperId, ...params });
      return { data: {} };
    },

    confirmReservation: async (call) =>
      answer(
        call,
        await confirmReservation(deps, {
          ...calledOf(call),
          ...mailing(call),
          details: call.body,
        }),
      ),

    listOwnReservations: async ({ tenant, identity }) => {
      const now = deps.clock();
      const shopperId = requireShopper(identity).id;
      const stored = await listReservationsOf(deps.db, tenant.id, { shopperId, now });
      return { data: stored.map((one) => showReservation(one, now)) };
    },

    getReservation: async (call) => {
      const found = await findReservationFor(deps.db, calledOf(call));
      return answer(call, showReservation(found, deps.clock()));
    },

    changeReservation: async (call) => {
      const revision = namedRevision(call.headers);
      const change = { ...calledOf(call), ...mailing(call), revision, body: call.body };
      return answer(call, await changeReservation(deps, change));
    },

    cancelReservation: async (call) =>
      answer(call, await cancelReservation(deps, { ...calledOf(call), ...mailing(call) })),
  };
}

const calledOf = ({
  tenant,
  identity,
  params,
}: Pick<Call<'getReservation'>, 'tenant' | 'identity' | 'params'>) => ({
  tenantId: tenant.id,
  identity,
  reservationId: params.reservationId,
});

/** A reservation, with its revision as the reply's ETag. */
const answer = (call: Pick<Call<'getReservation'>, 'setRevision'>, data: Reservation) => {
  call.setRevision(data.revision);
  return { data };
};
