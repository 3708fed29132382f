import type { PictureUse } from '#schemas/api/staff-pictures.ts';
import type { Database } from '../db/client.ts';
import { listDrafts, listPendingChanges, listShownPictures } from '../db/queries/pictures.ts';
import { findPublished, listOverrides } from '../db/queries/site-published.ts';
import { kindsOfSections, picturesInDocument } from './pictures-in-document.ts';

type SiteKind = 'site' | 'draft' | 'scheduled';
type UsedPicture = { address: string; use: PictureUse };

/**
 * Where the pictures of a tenant are used now and will be: menus, restaurants, the published site,
 * drafts, and what waits for its time. Each place once; of a draft only what is not published as it
 * is. Older versions of the site are not looked at: they show nothing.
 */
export async function listPictureUses(db: Database, tenantId: number): Promise<UsedPicture[]> {
  const shown = await listShownPictures(db, tenantId);
  const onMenus = shown.flatMap(({ kind, id, name, restaurantId, address }): UsedPicture[] =>
    address === null ? [] : [{ address, use: { kind, id, name, restaurant_id: restaurantId } }],
  );
  return [...onMenus, ...(await usesOfSite(db, tenantId))];
}

async function usesOfSite(db: Database, tenantId: number): Promise<UsedPicture[]> {
  const { document: site } = await findPublished(db, tenantId, null);
  const overrides = await listOverrides(db, tenantId);
  const drafts = await listDrafts(db, tenantId);
  const pending = await listPendingChanges(db, tenantId);
  const siteDraft = drafts.find(({ restaurantId }) => restaurantId === null)?.document;
  const kindOf = kindsOfSections(siteDraft, site);

  const seen = new Set<string>();
  const found: UsedPicture[] = [];
  const add = (
    kind: SiteKind,
    restaurantId: number | null,
    placed: ReturnType<typeof picturesInDocument>,
  ) => {
    for (const { address, section } of placed) {
      const key = JSON.stringify([address, section, restaurantId, kind === 'scheduled']);
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ address, use: { kind, section, restaurant_id: restaurantId } });
    }
  };
  add('site', null, picturesInDocument(site, tenantId, { kindOf }));
  for (const [id, document] of overrides) {
    add('site', id, picturesInDocument(document, tenantId, { kindOf }));
  }
  for (const { restaurantId, document } of drafts) {
    add('draft', restaurantId, picturesInDocument(document, tenantId, { kindOf }));
  }
  for (const { restaurantId, changes } of pending) {
    for (const { path, value } of changes) {
      const steps = path.flatMap((step) => String(step).split('/'));
      add('scheduled', restaurantId, picturesInDocument(value, tenantId, { path: steps, kindOf }));
    }
  }
  return found;
}
