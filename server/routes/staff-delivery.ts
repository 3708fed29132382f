import { zoneOf } from '#schemas/rules/delivery/zone-of.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { deleteLocality, pageOfLocalities, storeLocalities } from '../db/queries/localities.ts';
import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  setDeliverySettings,
  showDeliverySettings,
  zoneRowsOf,
} from '../ordering/restaurant/delivery-settings.ts';
import { importSuburbs } from '../ordering/restaurant/import-suburbs.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type OfRestaurant = 'getDeliverySettings' | 'setDeliverySettings' | 'tryDelivery';
type OfTenant = 'listSuburbs' | 'changeSuburb' | 'removeSuburb' | 'importSuburbs';

const suburbsAtOnce = 50;

/** Where restaurants deliver, and the suburbs that their tenant knows. */
export const staffDeliveryRoutes = (deps: Deps): Handlers<OfRestaurant | OfTenant> => {
  const { db, maps, menus } = deps;
  const ownRestaurant = async (call: Call<OfRestaurant>): Promise<Restaurant> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    const restaurant = await findRestaurant(db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };
  return {
    getDeliverySettings: async (call) => {
      const restaurant = await ownRestaurant(call);
      call.setRevision(restaurant.deliveryRevision);
      return { data: await showDeliverySettings(deps, call.tenant, restaurant) };
    },

    setDeliverySettings: async (call) => {
      const { tenant, body } = call;
      const { id: restaurantId } = await ownRestaurant(call);
      const revision = namedRevision(call.headers);
      const data = await db.transaction((tx) =>
        setDeliverySettings(tx, deps, tenant, { restaurantId, revision, body }),
      );
      menus.forget(tenant.id, restaurantId);
      call.setRevision(data.revision);
      return { data };
    },

    tryDelivery: async (call) => {
      const { tenant, body } = call;
      await ownRestaurant(call);
      const { address, settings } = body;
      const { line, suburb, city, postcode } = address;
      const { point, mismatch } = await maps.locate(tenant.id, {
        formattedAddress: line,
        suburb,
        city,
        postcode,
      });
      const zones = zoneRowsOf(settings.zones, tenant.currency).map((zone, index) => ({
        ...zone,
        id: index,
        priority: index,
      }));
      const zone =
        mismatch === null
          ? zoneOf(zones, { postcode, point, restaurantPoint: settings.place })
          : null;
      return {
        data: {
          point,
          mismatch: mismatch?.(failureTexts.en) ?? null,
          zone: zone?.id ?? null,
          minutes: zone && settings.minutes + zone.extraMinutes,
        },
      };
    },

    listSuburbs: async ({ tenant, query }) => {
      const { search = '', after_suburb, after_postcode } = query;
      const after =
        after_suburb === undefined || after_postcode === undefined
          ? null
          : { suburb: after_suburb, postcode: after_postcode };
      const page = { search, after, most: suburbsAtOnce + 1 };
      const { rows, total } = await pageOfLocalities(db, tenant.id, page);
      const suburbs = rows
        .slice(0, suburbsAtOnce)
        .map(({ tenantId: _tenantId, ...suburb }) => suburb);
      return { data: { suburbs, total, has_more: rows.length > suburbsAtOnce } };
    },

    changeSuburb: async ({ tenant, body }) => {
      await storeLocalities(db, [{ tenantId: tenant.id, ...body }]);
      return { data: body };
    },

    removeSuburb: async ({ tenant, body }) => ({
      data: { is_removed: await deleteLocality(db, tenant.id, body) },
    }),

    importSuburbs: async ({ tenant, body, leaveUnlogged }) => {
      const { text, is_preview: isPreview, replaces } = body;
      if (isPreview) leaveUnlogged();
      return {
        data: await db.transaction((tx) =>
          importSuburbs(tx, tenant.id, { text, isPreview, replaces }),
        ),
      };
    },
  };
};
