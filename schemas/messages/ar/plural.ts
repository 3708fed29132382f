import { pluralIn } from '../plural.ts';

/** Chooses a form by Arabic's rules: 0, 1, 2, 3 to 10, 11 to 99, and 100 with what follows it. */
export const plural = pluralIn('ar');
