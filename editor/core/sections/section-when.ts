import { whenSchema, type When } from '#schemas/config/when.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Path } from '../settings/value-at.ts';

type Layout = Pick<SiteConfig, 'layout'>;

/** The rule by which a section is shown; undefined where it always is. */
export const whenOf = ({ layout }: Layout, id: string): When | undefined =>
  layout.home.find((entry) => entry.id === id)?.when;

/** The path of that rule; null for a section that is not in the order. */
export function placeOfWhen({ layout }: Layout, id: string): Path | null {
  const index = layout.home.findIndex((entry) => entry.id === id);
  return index < 0 ? null : ['layout', 'home', index, 'when'];
}

/** The default rule: always shown. */
export const always: When = whenSchema.parse({});

/** Whether a rule restricts nothing. */
export const isAlways = ({ times, from, until, devices, orderTypes }: When): boolean =>
  times.length + devices.length + orderTypes.length === 0 && from === '' && until === '';
