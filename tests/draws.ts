import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Most cases of a property in this tier (lean-tier.ts). */
    mostDraws: number;
  }
}

/** How many cases of a property are drawn: as many as it asks for, fewer in the lean tier. */
export const draws = (wanted: number): number => Math.min(wanted, inject('mostDraws'));
