import type { LegalPageView } from '#schemas/api/legal-pages.ts';
import type { Language } from '#schemas/languages/languages.ts';
import type { LegalPageName } from '#schemas/rules/legal/legal-texts.ts';
import { findLegalVersion } from '../db/queries/legal-versions.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Database } from '../db/client.ts';
import { defaultLegalText } from './default-legal-texts.ts';
import type { LegalVersions } from './legal-versions.ts';
import { readLegalDetails, type LegalSources } from './read-legal-details.ts';

export type AskedLegalPage = {
  page: LegalPageName;
  language: Language;
  /** Where it is read; null: of the site. */
  restaurantId: number | null;
  /** null: the one in force. */
  version: number | null;
};

/** A legal page as it is or was; null: there is no such version. */
export async function showLegalPage(
  { db, legal }: { db: Database; legal: LegalVersions },
  tenantId: number,
  { page, language, restaurantId, version }: AskedLegalPage,
): Promise<LegalPageView | null> {
  const present = await legal.get(tenantId, restaurantId);
  const isPresent = version === null || version === present.version;
  const row = isPresent ? present : await findLegalVersion(db, tenantId, version);
  if (!row) return null;
  const { isDefault, text, changedAt } = row.texts[page];
  return {
    page,
    blocks: text[language],
    is_default: isDefault,
    version: row.version,
    changed_at: changedAt,
    in_force_from: row.inForceFrom.toISOString(),
    is_present: isPresent,
  };
}

/** What the page would say had the business written nothing. */
export async function showDefaultText(
  deps: LegalSources & { legal: LegalVersions },
  tenant: Tenant,
  { page, language, restaurantId }: AskedLegalPage,
): Promise<LegalPageView | null> {
  const present = await showLegalPage(deps, tenant.id, {
    page,
    language,
    restaurantId,
    version: null,
  });
  if (!present || present.is_default) return present;
  const blocks = defaultLegalText(page, await readLegalDetails(deps, tenant))[language];
  return { ...present, blocks, is_default: true };
}
