import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Deps } from '../dependencies/deps.ts';
import { readDraft } from '../publishing/present-draft.ts';
import type { Scope } from '../publishing/scope.ts';

/** What a page would show if the draft were published now; of a restaurant its overrides over the site. */
export async function draftInForce({ db }: Pick<Deps, 'db'>, scope: Scope): Promise<SiteConfig> {
  const { site, document } = await readDraft(db, scope);
  if (scope.restaurantId === null) return readSiteConfig(document).config;
  return withOverrides(readSiteConfig(site).config, document).config;
}
