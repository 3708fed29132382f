import { cafe } from './cafe.ts';
import type { Preset } from './preset.ts';
import { streetFood } from './street-food.ts';
import { trattoria } from './trattoria.ts';

/** Looks to begin with, by id. */
export const presets = {
  trattoria,
  'street-food': streetFood,
  cafe,
} as const satisfies Record<string, Preset>;
