import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { everyRole } from './staff-role.ts';
import { count, dataOf, id, idText, instant, localDate } from './wire.ts';

/** What can be taken off the menu: a dish, an option, or a value such as a size. */
export const stockKind = z.enum(['product', 'modifier', 'configuration_value']);
export type StockKind = z.output<typeof stockKind>;

const most = 1_000_000;

const quantity = z.number().int().min(0).max(most).nullable().optional();

/** What staff decide about something of the menu. */
const availabilityChange = z.object({
  kind: stockKind,
  item_id: id,
  is_available: z.boolean(),
  /** Sold out until then; it comes back by itself. */
  until: instant.nullable().default(null),
  /**
   * How many there are: today, where it is counted by the day; null: not counted; left out: as
   * it is.
   */
  quantity,
  daily_quantity: quantity,
});

type Counted = Pick<z.output<typeof availabilityChange>, 'kind' | 'quantity' | 'daily_quantity'>;

const hasPresentCount = (change: Counted): boolean =>
  change.daily_quantity === undefined || typeof change.quantity === 'number';
const presentCount = { path: ['quantity'], error: 'Say how many there are now, too' };

const canBeCounted = (change: Counted): boolean =>
  change.kind !== 'configuration_value' || change.quantity === undefined;
const counted = { path: ['quantity'], error: 'Only dishes and options are counted' };

export const setAvailability = endpoint(routes.setAvailability, {
  summary:
    '86 a dish, an option or a size, or bring it back; open menus show it at once (rules R27, R65).',
  security: ['staff'],
  scope: 'menu:write',
  roles: everyRole,
  body: availabilityChange
    .extend({ restaurant_id: id })
    .refine(hasPresentCount, presentCount)
    .refine(canBeCounted, counted),
  reply: dataOf(z.object({ is_available: z.boolean() })),
});

export const setAvailabilities = endpoint(routes.setAvailabilities, {
  summary:
    'The same for many dishes, options or sizes at once, all or none; open menus are told once.',
  security: ['staff'],
  scope: 'menu:write',
  roles: everyRole,
  params: z.object({ restaurantId: idText }),
  body: z.object({
    items: z
      .array(availabilityChange.refine(hasPresentCount, presentCount).refine(canBeCounted, counted))
      .min(1, 'Choose something.')
      .max(2000),
  }),
  reply: dataOf(z.object({ changed: count })),
  mostBytes: 512 * 1024,
});

/** Something of the menu with what staff have decided about it. */
const stockItem = z.object({
  id,
  name: z.string(),
  /** Taken off by hand, and not back by now. */
  is_off: z.boolean(),
  /** When it comes back by itself; null: by hand. */
  off_until: instant.nullable(),
  /** How many are left on the business day; of half a pizza sold a half is left; null: not counted. */
  quantity: z.number().nonnegative().nullable(),
  /** What each business day begins with; null: counted through. */
  daily_quantity: z.number().nonnegative().nullable(),
});
export type StockItem = z.output<typeof stockItem>;

/** A choice of a dish or an option, such as its size. */
const stockChoice = z.object({ id, name: z.string(), values: z.array(stockItem) });

const stock = z.object({
  restaurant_id: id,
  time_zone: z.string(),
  /** The business day whose counts these are. */
  business_day: localDate,
  /** When the business day ends that is open, or while all is closed the next one. */
  day_ends_at: instant,
  categories: z.array(z.object({ id, name: z.string(), product_ids: z.array(id) })),
  products: z.array(
    stockItem.extend({
      choices: z.array(stockChoice),
      modifier_group_ids: z.array(id),
      /** It costs nothing and nobody marked it as free, so it is not sold whatever else stands here. */
      is_unpriced: z.boolean().optional(),
    }),
  ),
  modifier_groups: z.array(
    z.object({
      id,
      name: z.string(),
      modifiers: z.array(stockItem.extend({ choices: z.array(stockChoice) })),
    }),
  ),
});
export type Stock = z.output<typeof stock>;

export const listStock = endpoint(routes.listStock, {
  summary: 'Everything of a restaurant’s menu that can be taken off, with its present state.',
  security: ['staff'],
  scope: 'menu:read',
  roles: everyRole,
  params: z.object({ restaurantId: idText }),
  reply: dataOf(stock),
});
