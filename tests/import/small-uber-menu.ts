import { readFileSync } from 'node:fs';

const file = new URL('../fixtures/import/uber-small.json', import.meta.url);

/** The small fixture as text. */
export const smallUberMenu = (): string => readFileSync(file, 'utf8');

/** The small fixture with the value at a place replaced, or taken away where it is undefined. */
export function smallUberMenuWith(place: readonly (string | number)[], value: unknown): string {
  const menu: unknown = JSON.parse(smallUberMenu());
  let owner: unknown = menu;
  for (const key of place.slice(0, -1)) {
    if (typeof owner !== 'object' || owner === null) throw new Error(`Nothing at ${key}`);
    owner = Reflect.get(owner, key);
  }
  const last = place.at(-1);
  if (typeof owner !== 'object' || owner === null || last === undefined) {
    throw new Error(`Nothing at ${place.join('.')}`);
  }
  Reflect.set(owner, last, value);
  return JSON.stringify(menu);
}
