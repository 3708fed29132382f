import { z } from 'zod';

const word = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
/**
 * What it would cost in Australian dollars; price-in.ts makes of it what it costs elsewhere. Given in
 * halves, so that it stays a price that people write on a board.
 */
const price = z.number().nonnegative().max(80).multipleOf(0.5);

const dish = z.strictObject({
  /** Unique in its menu. */
  id: word,
  name: z.string().min(2).max(60),
  description: z.string().min(20).max(160),
  price: price.min(2),
  diets: z.array(z.enum(['Vegetarian', 'Vegan', 'Gluten free'])).default([]),
  /** Groups of choices, in the order they are asked. */
  groups: z.array(word).default([]),
});

const group = z.strictObject({
  id: word,
  name: z.string().min(3).max(60),
  min: z.number().int().min(0).max(3),
  /** null: no limit. */
  max: z.number().int().min(1).max(9).nullable(),
  /** The first one is chosen to begin with where one must be. */
  choices: z.array(z.strictObject({ name: z.string().min(2).max(60), price })).min(2),
});

/** A small menu to begin with, for a kind of kitchen. */
export const starterMenuSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        id: word,
        name: z.string().min(2).max(40),
        description: z.string().max(160).default(''),
        dishes: z.array(dish).min(2),
      }),
    )
    .min(3)
    .max(4),
  groups: z.array(group),
});

/** As a file of this folder writes it. */
export type StarterMenuInput = z.input<typeof starterMenuSchema>;
