import { settingKey, settingOf } from '#schemas/config/overrides.ts';
import type { DifferencePlace } from '../differences/difference.ts';

/** The settings of a proposal that a difference is made by: a restaurant overrides lists whole. */
export function keysOf(place: DifferencePlace, keys: readonly string[]): string[] {
  switch (place.kind) {
    case 'setting': {
      const own = settingKey(settingOf(place.path));
      return keys.filter((key) => isWithin(own, key) || isWithin(key, own));
    }
    case 'picture':
      return keys.filter((key) => key === 'media' || isWithin(key, `media/${place.key}`));
    case 'section':
      return keys.filter(
        (key) =>
          isWithin(key, `sections/${place.id}`) ||
          isWithin(key, 'layout') ||
          key.startsWith(`media/sections.${place.id}.`),
      );
    default:
      return keys.filter((key) => isWithin(key, 'layout'));
  }
}

const isWithin = (key: string, holder: string) => key === holder || key.startsWith(`${holder}/`);
