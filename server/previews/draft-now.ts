import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Deps } from '../deps.ts';
import { readDraft } from '../publishing/present-draft.ts';

/** The site as its draft has it now, or one restaurant's: its drafted overrides over what is published. */
export async function draftNow(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  restaurantId: number | null,
): Promise<SiteConfig> {
  const { document, site } = await readDraft(db, { tenantId, restaurantId });
  if (restaurantId === null) return readSiteConfig(document).config;
  return withOverrides(readSiteConfig(site).config, document).config;
}
