import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Language } from '#schemas/languages/languages.ts';
import {
  legalPageNames,
  type LegalText,
  type StoredLegalPage,
  type StoredLegalTexts,
} from '#schemas/rules/legal/legal-texts.ts';
import {
  findNewestLegalVersion,
  insertLegalVersion,
  lockLegalVersions,
  type LegalVersionRow,
} from '../db/queries/legal-versions.ts';
import type { Database } from '../db/client.ts';

/** The pages as they are now, but for when each came to be. */
type PresentTexts = Record<keyof SiteConfig['legal'], Omit<StoredLegalPage, 'changedAt'>>;

/** The pages that a business wrote, as each language reads them. */
export type OwnLegalTexts = Record<Language, SiteConfig['legal']>;

/** What a business wrote, translated where it is, or the default text. */
export function presentTexts(
  own: OwnLegalTexts,
  defaults: Record<keyof SiteConfig['legal'], LegalText>,
): PresentTexts {
  const textOf = (page: keyof SiteConfig['legal']) => {
    if (own.en[page].length === 0) return { isDefault: true, text: defaults[page] };
    return { isDefault: false, text: { en: own.en[page], es: own.es[page], ar: own.ar[page] } };
  };
  return {
    terms: textOf('terms'),
    privacy: textOf('privacy'),
    refundPolicy: textOf('refundPolicy'),
  };
}

/**
 * The version of the texts as they are: the newest one, or a new one where they have changed since.
 * A page that did not change keeps the time of its last change.
 */
export async function storeLegalVersion(
  db: Database,
  tenantId: number,
  present: { restaurantId: number | null; texts: PresentTexts; now: Date },
): Promise<LegalVersionRow> {
  const { restaurantId, texts, now } = present;
  const newest = await findNewestLegalVersion(db, tenantId, restaurantId);
  if (newest && areSame(newest.texts, texts)) return newest;
  return db.transaction(async (tx) => {
    await lockLegalVersions(tx, tenantId);
    const last = await findNewestLegalVersion(tx, tenantId, restaurantId);
    if (last && areSame(last.texts, texts)) return last;
    const dated = (page: keyof SiteConfig['legal']): StoredLegalPage => ({
      ...texts[page],
      changedAt:
        last && isSame(last.texts[page], texts[page])
          ? last.texts[page].changedAt
          : now.toISOString(),
    });
    return insertLegalVersion(tx, tenantId, {
      restaurantId,
      texts: {
        terms: dated('terms'),
        privacy: dated('privacy'),
        refundPolicy: dated('refundPolicy'),
      },
      inForceFrom: now,
    });
  });
}

const areSame = (stored: StoredLegalTexts, present: PresentTexts): boolean =>
  legalPageNames.every((page) => isSame(stored[page], present[page]));

const isSame = (
  { isDefault, text }: StoredLegalPage,
  present: Omit<StoredLegalPage, 'changedAt'>,
): boolean => isDeepStrictEqual({ isDefault, text }, present);
