import type { SiteConfig } from '#schemas/config/site.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { withOverrides } from '#schemas/config/overrides.ts';
import { findDraftDocument } from '../db/queries/previews.ts';
import { findSiteConfig } from '../db/queries/settings.ts';
import type { Deps } from '../deps.ts';

/** The site as its draft has it now, or one restaurant's: its drafted overrides over what is published. */
export async function draftNow(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  restaurantId: number | null,
): Promise<SiteConfig> {
  const [draft, published] = await Promise.all([
    findDraftDocument(db, tenantId, restaurantId),
    findSiteConfig(db, tenantId),
  ]);
  if (restaurantId === null) return readSiteConfig(draft ?? published?.document ?? {}).config;
  return withOverrides(readSiteConfig(published?.document ?? {}).config, draft ?? {}).config;
}
