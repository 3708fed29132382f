import type { RestaurantMailTopic } from '#schemas/api/staff-order-settings.ts';
import type { RestaurantDetails, RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import type { Database } from '../../db/client.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import {
  insertRestaurant,
  isNameTaken,
  readBesidesDetails,
  setPicture,
  updateRestaurant,
} from '../../db/queries/restaurant-settings.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import { lockTenant } from '../../db/queries/tenant-settings.ts';
import { ApiError } from '../../errors/api-error.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

const page = 'details';
const closedStatus = 0;

/** Restaurants as those who lead them read them. */
export async function showDetails(
  db: Database,
  tenantId: number,
  rows: readonly Restaurant[],
): Promise<RestaurantDetails[]> {
  const ids = rows.map(({ id }) => id);
  const { pictures, openOrders } = await readBesidesDetails(db, tenantId, ids);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    street_name: row.streetName,
    city: row.city,
    postcode: row.postcode,
    phone: row.phone,
    email: row.email,
    time_zone: row.timeZone,
    tax_number: row.taxNumber,
    picture: pictures.get(row.id) ?? '',
    order_types: row.orderTypes,
    is_online_order_enabled: row.isOnlineOrderEnabled,
    position: row.position,
    is_open: row.status === activeStatus,
    open_orders: openOrders.get(row.id) ?? 0,
    revision: revisionOf(row.settingsRevisions, page),
  }));
}

const showOne = async (tx: Database, row: Restaurant): Promise<RestaurantDetails> => {
  const [details] = await showDetails(tx, row.tenantId, [row]);
  if (!details) throw restaurantNotFound();
  return details;
};

const rowOf = (body: RestaurantDetailsBody) => ({
  name: body.name,
  streetName: body.street_name,
  city: body.city,
  postcode: body.postcode,
  phone: body.phone,
  email: body.email,
  timeZone: body.time_zone,
  taxNumber: body.tax_number,
  orderTypes: [...new Set(body.order_types)],
  isOnlineOrderEnabled: body.is_online_order_enabled,
  position: body.position,
});

/** What a new restaurant is mailed, until its owner chooses otherwise: nobody may have a sound on. */
const firstMails = ['new_without_sound', 'cancelled'] satisfies RestaurantMailTopic[];

/**
 * Adds a restaurant, which has neither hours nor dishes yet.
 * @throws ApiError 409 where the name is taken, so that a press repeated adds no second one.
 */
export async function addRestaurant(
  tx: Database,
  tenantId: number,
  body: RestaurantDetailsBody,
): Promise<RestaurantDetails> {
  await lockTenant(tx, tenantId);
  const { picture, ...rest } = body;
  requireOwnPicture(tenantId, picture);
  const row = await insertRestaurant(tx, tenantId, {
    ...rowOf({ ...rest, picture }),
    orderMails: firstMails,
  });
  if (!row) throw nameTaken(body.name);
  await setPicture(tx, tenantId, row.id, picture);
  await notifyConfigChange(tx, tenantId);
  return showOne(tx, row);
}

type Write = { restaurantId: number; revision: number | null; body: RestaurantDetailsBody };

/**
 * Changes who a restaurant is; every page of the site and every open one follows.
 * @throws ApiError 404, 409 where another one has the name, 412 with the present details.
 */
export async function setRestaurantDetails(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body }: Write,
): Promise<RestaurantDetails> {
  await lockTenant(tx, tenantId);
  const row = await lockRestaurant(tx, tenantId, restaurantId);
  if (!row) throw restaurantNotFound();
  const present = await showOne(tx, row);
  requireRevision(present, revision);
  if (await isNameTaken(tx, tenantId, body.name, restaurantId)) throw nameTaken(body.name);
  if (body.picture !== present.picture) {
    requireOwnPicture(tenantId, body.picture);
    await setPicture(tx, tenantId, restaurantId, body.picture);
  }
  const settingsRevisions = risenRevision(row.settingsRevisions, page);
  return changed(tx, row, { ...rowOf(body), settingsRevisions });
}

/**
 * Closes a restaurant or opens it again. Orders under way stay on the board; from the commit on no
 * other is placed, for the menu's version rises (R55). Repeating it changes nothing.
 * @throws ApiError 404
 */
export async function setRestaurantOpen(
  tx: Database,
  tenantId: number,
  { restaurantId, isOpen }: { restaurantId: number; isOpen: boolean },
): Promise<RestaurantDetails> {
  const row = await lockRestaurant(tx, tenantId, restaurantId);
  if (!row) throw restaurantNotFound();
  return changed(tx, row, { status: isOpen ? activeStatus : closedStatus });
}

async function changed(
  tx: Database,
  { tenantId, id }: Restaurant,
  change: Parameters<typeof updateRestaurant>[3],
): Promise<RestaurantDetails> {
  const row = await updateRestaurant(tx, tenantId, id, change);
  if (!row) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, id);
  await notifyConfigChange(tx, tenantId);
  return showOne(tx, row);
}

/** @throws ApiError 400 for a picture that the tenant did not upload. */
function requireOwnPicture(tenantId: number, picture: string): void {
  if (picture === '' || picture.startsWith(`/media/${tenantId}/`)) return;
  const message = 'Upload the picture again.';
  throw new ApiError(400, 'invalid_request', message, {
    problems: [{ path: 'body.picture', code: 'invalid_request', message }],
  });
}

function nameTaken(name: string): Error {
  const message = `There is a restaurant called ‘${name}’ already. Choose another name.`;
  return new ApiError(409, 'name_taken', message, {
    problems: [{ path: 'body.name', code: 'name_taken', message }],
  });
}
