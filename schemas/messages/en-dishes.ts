import type { Catalogue } from './catalogue.ts';
import { deals } from './en/deals.ts';
import { dishNotes } from './en/dish-notes.ts';
import { lineFailures as lines } from './en/failures-lines.ts';
import { groupRules } from './en/group-rules.ts';
import { halves } from './en/halves.ts';
import { steps } from './en/steps.ts';

/** Sentences of the dialogs of dishes, and of the deals: a first load is spared them. */
export const enDishes = { deals, dishNotes, groupRules, halves, lines, steps };

/** A complete catalogue of them. */
export type DishMessages = Catalogue<typeof enDishes>;
