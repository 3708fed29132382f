import { z } from 'zod';
import { addressText, addressTextOrNone } from '../fields/address-text.ts';
import { amountText } from '../fields/amount-text.ts';
import { crossingEdges } from '../rules/delivery/crossing-edges.ts';
import { normalisePostcode } from '../rules/delivery/normalise-postcode.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { leadingRoles } from './staff-role.ts';
import { count, dataOf, failureCode, id, idText, plainLine } from './wire.ts';

/** In degrees (WGS 84). */
export const mapPoint = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type MapPoint = z.output<typeof mapPoint>;

/** An amount in the major unit, without a sign. */
const amount = amountText('Write an amount like 4.50');

const postcode = addressText('postcode');

const polygon = z
  .array(mapPoint)
  .min(3, 'An area needs at least three corners')
  .max(200, 'An area has at most 200 corners')
  .superRefine((points, context) => {
    const crossing = crossingEdges(points);
    if (!crossing) return;
    const [one, other] = crossing.map((index) => index + 1);
    context.addIssue({
      code: 'custom',
      message: `The edges after corner ${one} and after corner ${other} cross. Move a corner so that no edge crosses another.`,
    });
  });

/** The area of a zone (rule R45). */
const zoneArea = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('postcodes'),
    postcodes: z
      .array(postcode)
      .min(1, 'Write at least one postcode')
      .max(3000, 'A zone has at most 3,000 postcodes')
      .refine((all) => new Set(all.map(normalisePostcode)).size === all.length, {
        error: 'A postcode stands here twice',
      }),
  }),
  z.object({
    kind: z.literal('radius'),
    metres: z
      .number()
      .int()
      .min(100, 'Write at least 100 metres')
      .max(200_000, 'Write at most 200 kilometres'),
  }),
  z.object({ kind: z.literal('polygon'), points: polygon }),
]);
export type ZoneAreaBody = z.output<typeof zoneArea>;

/** From this subtotal on delivery costs this (rule R46). */
const tiers = z
  .array(z.object({ from: amount, fee: amount }))
  .min(1)
  .max(10, 'A zone has at most ten fees')
  .superRefine((all, context) => {
    for (const [index, { from }] of all.entries()) {
      const before = all[index - 1];
      const isRight = before ? Number(from) > Number(before.from) : Number(from) === 0;
      if (isRight) continue;
      context.addIssue({
        code: 'custom',
        path: [index, 'from'],
        message: before
          ? 'Each fee begins at a higher amount than the one before'
          : 'The first fee begins at 0',
      });
    }
  });

export const zoneBody = z.object({
  /** null: a new one. */
  id: id.nullable(),
  name: plainLine.min(1, 'Give the zone a name').max(60),
  area: zoneArea,
  /** Of items after deals, before a coupon (rule R40). */
  minimum: amount,
  tiers,
  /** On top of the restaurant's own minutes on the road. */
  extra_minutes: z.number().int().min(0).max(240),
});
export type ZoneBody = z.output<typeof zoneBody>;

/** Where a restaurant delivers; the first zone that holds an address counts (rule R45). */
export const deliverySettingsBody = z
  .object({
    /** Where it stands, for zones by radius; null: nobody wrote it down. */
    place: mapPoint.nullable(),
    /** Minutes on the road, on top of the kitchen's. */
    minutes: z.number().int().min(0).max(480),
    zones: z.array(zoneBody).max(50, 'There are at most 50 zones'),
  })
  .superRefine(({ place, zones }, context) => {
    if (place === null && zones.some(({ area }) => area.kind === 'radius')) {
      const message = 'A zone by distance needs the place of the restaurant on the map';
      context.addIssue({ code: 'custom', path: ['place'], message });
    }
  });
export type DeliverySettingsBody = z.output<typeof deliverySettingsBody>;

/** What addresses are looked up by. */
const addressSource = z.enum(['google', 'nominatim', 'suburbs']);

/** A suburb of the tenant's own list, with its middle. */
const suburb = z.object({
  postcode,
  suburb: addressText('suburb'),
  city: addressTextOrNone('city'),
  ...mapPoint.shape,
});
export type Suburb = z.output<typeof suburb>;

const deliverySettings = z.object({
  place: mapPoint.nullable(),
  minutes: count,
  zones: z.array(zoneBody.extend({ id })),
  revision: count,
  /** Whether the restaurant takes orders for delivery at all. */
  is_offered: z.boolean(),
  /** `suburbs`: an address counts as the middle of its suburb. */
  address_source: addressSource,
  /** What completes addresses; `barred`: the Nominatim that is set forbids it, the list does. */
  completion: z.enum(['google', 'photon', 'nominatim', 'suburbs', 'barred']),
  /** Suburbs that the tenant knows; without any, and with `suburbs`, only postcodes work. */
  suburb_count: count,
  /** At most 40 of them, the nearest to the restaurant first: they are marked on the map. */
  suburbs_nearby: z.array(suburb),
  /** Where the pictures of a map come from; null: a plain background. */
  tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
});
export type DeliverySettings = z.output<typeof deliverySettings>;

const restaurant = z.object({ restaurantId: idText });

const getDeliverySettings = endpoint(routes.getDeliverySettings, {
  summary: 'Where a restaurant delivers, for how much and how fast (rules R45, R46).',
  security: ['staff'],
  roles: leadingRoles,
  params: restaurant,
  reply: dataOf(deliverySettings),
});

const setDeliverySettings = endpoint(routes.setDeliverySettings, {
  summary: 'Sets where a restaurant delivers. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  roles: leadingRoles,
  params: restaurant,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: deliverySettingsBody,
  reply: dataOf(deliverySettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: deliverySettings }) },
  mostBytes: 1024 * 1024,
});

const tryDelivery = endpoint(routes.tryDelivery, {
  summary: 'Which of these zones, saved or not, an address is in, and what delivery costs there.',
  security: ['staff'],
  audit: 'none',
  roles: leadingRoles,
  params: restaurant,
  body: z.object({
    settings: deliverySettingsBody,
    address: z.object({
      line: addressTextOrNone('formattedAddress'),
      suburb: addressTextOrNone('suburb'),
      city: addressTextOrNone('city'),
      postcode: addressTextOrNone('postcode'),
    }),
  }),
  reply: dataOf(
    z.object({
      /** Where the address lies; null: not known. */
      point: mapPoint.nullable(),
      /** Why its parts cannot all be right; null: they can. */
      mismatch: z.string().nullable(),
      /** Index among the zones that were sent; null: in none. */
      zone: count.nullable(),
      minutes: count.nullable(),
    }),
  ),
  mostBytes: 1024 * 1024,
});

const listSuburbs = endpoint(routes.listSuburbs, {
  summary: 'The suburbs that addresses are checked by, 50 at a time, by name.',
  security: ['staff'],
  roles: leadingRoles,
  query: z.object({
    search: plainLine.max(80).optional(),
    /** The last one that was seen, as `after_suburb` and `after_postcode`. */
    after_suburb: addressTextOrNone('suburb').optional(),
    after_postcode: addressTextOrNone('postcode').optional(),
  }),
  reply: dataOf(z.object({ suburbs: z.array(suburb), total: count, has_more: z.boolean() })),
});

const changeSuburb = endpoint(routes.changeSuburb, {
  summary: 'Adds a suburb, or changes the one of this postcode and name.',
  security: ['staff'],
  roles: ['owner'],
  body: suburb,
  reply: dataOf(suburb),
});

const removeSuburb = endpoint(routes.removeSuburb, {
  summary: 'Removes a suburb from the list.',
  security: ['staff'],
  roles: ['owner'],
  body: z.object({ postcode, suburb: suburb.shape.suburb }),
  reply: dataOf(z.object({ is_removed: z.boolean() })),
});

const importSuburbs = endpoint(routes.importSuburbs, {
  summary:
    'Reads a CSV of suburbs: what it would change, or, where `is_preview` is false, does it.',
  security: ['staff'],
  roles: ['owner'],
  body: z.object({
    text: z.string().max(4_000_000),
    is_preview: z.boolean(),
    /** Suburbs that the file does not have are removed. */
    replaces: z.boolean(),
  }),
  reply: dataOf(
    z.object({
      added: count,
      changed: count,
      same: count,
      removed: count,
      /** The first rows as they were understood. */
      sample: z.array(suburb),
      /** Rows that were left out, at most 50, and how many there are in all. */
      problems: z.array(z.object({ line: count, message: z.string() })),
      problem_count: count,
    }),
  ),
  mostBytes: 5 * 1024 * 1024,
});
export type SuburbImport = z.output<typeof importSuburbs.reply>['data'];

/** Calls about where a restaurant delivers, as rows of the contract. */
export const staffDeliveryEndpoints = {
  getDeliverySettings,
  setDeliverySettings,
  tryDelivery,
  listSuburbs,
  changeSuburb,
  removeSuburb,
  importSuburbs,
};
