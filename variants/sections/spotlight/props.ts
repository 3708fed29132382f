import type { SpotlightConfig } from '#schemas/config/sections/spotlight.ts';
import type { MenuItem } from '../menu/props.ts';
import type { SectionBase } from '../../section-base.ts';

export type SpotlightProps = SectionBase<SpotlightConfig> & {
  /** Dishes of the menu that are not sold out, best first; at least one. */
  items: readonly MenuItem[];
  onOpenItem(item: MenuItem): void;
  onAddItem(item: MenuItem): void;
};
