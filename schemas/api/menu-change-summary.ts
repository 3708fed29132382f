import { z } from 'zod';

/** What of an entry of a menu a change is about, as people speak of it. */
const changeTopic = z.enum([
  /** The entry itself came or went. */
  'entry',
  'prices',
  'name',
  'description',
  'picture',
  'diets',
  'allergens',
  'tax',
  'choices',
  'groups',
  'options',
  'translations',
  'hours',
  /** Which dishes a category has, or the order of all categories. */
  'order',
  'other',
]);
export type ChangeTopic = z.output<typeof changeTopic>;

/** Changes of one sort, counted by what they are about. */
export const changeSummary = z.object({
  /** 'dishes', 'categories', 'groups': where in the document they are. */
  kind: z.string(),
  topic: changeTopic,
  /** How many dishes, categories or groups. */
  entries: z.number().int().positive(),
  /** The key of the entry, where it is only one. */
  key: z.string().nullable(),
});
export type ChangeSummary = z.output<typeof changeSummary>;
