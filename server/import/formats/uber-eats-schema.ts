import { z } from 'zod';

const highestPrice = 100_000_000;
const notNul = (text: string) => !text.includes('\u0000');

/** PostgreSQL keeps no NUL, and nobody types one. */
const text = (longest: number) =>
  z
    .string()
    .max(longest, `has more than ${longest} letters`)
    .refine(notNul, { error: 'holds a NUL character' });
const id = text(200).min(1, 'is empty');

/** Prices are in minor units already. */
const price = z
  .number({ error: 'is not a number: prices are whole minor units, such as 1450' })
  .int('is not a whole number of minor units')
  .min(0, 'is negative')
  .max(highestPrice, 'is too large');
const count = z.number().int('is not a whole number').min(0, 'is negative').max(1_000_000);

const quantity = z
  .object({
    min_permitted: count.nullish(),
    max_permitted: count.nullish(),
    default_quantity: count.nullish(),
    charge_above: count.nullish(),
  })
  .nullish();

/** Exports write the context as a word or as the number of Uber's enumeration. */
const context = z.union([z.string(), z.number()]);
export const groupContexts: readonly (string | number)[] = ['MODIFIER_GROUP', 2];

const quantityInfo = z
  .object({
    quantity,
    overrides: z
      .array(z.object({ context_type: context, context_value: z.string(), quantity }))
      .nullish(),
  })
  .nullish();

const translated = (longest: number) =>
  z.object({ translations: z.record(z.string(), text(longest)) });

const suspension = z
  .object({
    suspension: z.object({ suspend_until: z.number().nullish() }).nullish(),
  })
  .nullish();

const idList = z.object({ ids: z.array(z.string()).nullish() }).nullish();

const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/, 'is not a time like 18:30')
  .refine((time) => time <= '24:00', { error: 'is not a time like 18:30' });

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** ISO weekday of Uber's word. */
export const isoWeekday = (word: (typeof weekdays)[number]): number => weekdays.indexOf(word) + 1;

const menu = z.object({
  id,
  title: translated(300).nullish(),
  service_availability: z
    .array(
      z.object({
        day_of_week: z.enum(weekdays, { error: 'is not a weekday like monday' }),
        time_periods: z.array(z.object({ start_time: clockTime, end_time: clockTime })),
      }),
    )
    .nullish(),
  category_ids: z.array(z.string()),
});

const category = z.object({
  id,
  title: translated(300),
  subtitle: translated(2000).nullish(),
  entities: z.array(z.object({ id: z.string(), type: z.string().nullish() })).nullish(),
});

const item = z.object({
  id,
  title: translated(300),
  description: translated(4000).nullish(),
  price_info: z.object({
    price,
    overrides: z
      .array(z.object({ context_type: context, context_value: z.string(), price }))
      .nullish(),
  }),
  quantity_info: quantityInfo,
  suspension_info: suspension,
  modifier_group_ids: idList,
  dish_info: z
    .object({
      classifications: z
        .object({
          dietary_label_info: z.object({ labels: z.array(z.string()).nullish() }).nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type UberItem = z.output<typeof item>;

const modifierGroup = z.object({
  id,
  title: translated(300),
  quantity_info: quantityInfo,
  modifier_options: z.array(z.object({ id: z.string(), type: z.string().nullish() })).nullish(),
});
export type UberGroup = z.output<typeof modifierGroup>;

/** Menu v2 of Uber Eats, the parts of it that are imported; the rest may be anything. */
export const uberMenuSchema = z.object({
  menus: z.array(menu),
  categories: z.array(category),
  items: z.array(item),
  modifier_groups: z.array(modifierGroup).nullish(),
});
export type UberMenu = z.output<typeof uberMenuSchema>;
