import { whenSchema, type When } from '#schemas/config/when.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Path } from '../settings/value-at.ts';

type Layout = Pick<SiteConfig, 'layout'>;

/** The rule by which a section is shown; undefined where it always is. */
export const whenOf = ({ layout }: Layout, id: string): When | undefined =>
  layout.home.find((entry) => entry.id === id)?.when;

/** Where that rule stands; null for a section that the order does not name. */
export function placeOfWhen({ layout }: Layout, id: string): Path | null {
  const index = layout.home.findIndex((entry) => entry.id === id);
  return index < 0 ? null : ['layout', 'home', index, 'when'];
}

/** What every rule begins with: it holds always. */
export const always: When = whenSchema.parse({});

/** A rule that says nothing is none. */
export const isAlways = ({ times, from, until, devices, orderTypes }: When): boolean =>
  times.length + devices.length + orderTypes.length === 0 && from === '' && until === '';
