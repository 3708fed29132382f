import type { Path } from './value-at.ts';

/** The steps of a dotted path; digits alone are a place in a list. */
export const pathOf = (dotted: string): Path =>
  dotted.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
