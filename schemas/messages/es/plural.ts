import { pluralIn } from '../plural.ts';

/** Chooses a phrase's form by a count, as Spanish does. */
export const plural = pluralIn('es');
