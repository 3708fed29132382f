import type { SiteConfig } from '#schemas/config/site.ts';
import { moved } from '../differences/list-lines.ts';
import { nameOfSection } from '../../core/sections/section-names.ts';
import { shownIds } from './compared-parts.ts';

/** A section where a home page shows it; `what` has become of it against the other page. */
export type OrderRow = { id: string; name: string; place: number; what: string };

/**
 * The sections that a home page shows, each with what the other page has otherwise.
 * @param only what is said of a section that the other page does not show
 */
export function orderRows(config: SiteConfig, other: SiteConfig, only: string): OrderRow[] {
  const [own, others] = [shownIds(config), shownIds(other)];
  const common = own.filter((id) => others.includes(id));
  const elsewhere = new Set(
    moved(
      others.filter((id) => common.includes(id)),
      common,
    ),
  );
  return own.map((id, index) => ({
    id,
    name: nameOfSection(config, id),
    place: index + 1,
    what: !others.includes(id) ? only : elsewhere.has(id) ? 'Moved' : '',
  }));
}
