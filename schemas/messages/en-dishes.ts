import type { Catalogue } from './catalogue.ts';
import { deals } from './en/deals.ts';
import { halves } from './en/halves.ts';
import { steps } from './en/steps.ts';

/** Sentences of the dialogs that put dishes together, and of the deals: a first load is spared them. */
export const enDishes = { deals, halves, steps };

/** A complete catalogue of them. */
export type DishMessages = Catalogue<typeof enDishes>;
