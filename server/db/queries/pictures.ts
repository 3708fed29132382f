import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { readScheduledChanges } from '#schemas/config/scheduled-changes.ts';
import type { Database } from '../client.ts';
import {
  categories,
  combos,
  deals,
  halfSets,
  pictures,
  products,
  restaurantImages,
  restaurantProducts,
  restaurants,
  siteDrafts,
  siteSchedules,
} from '../schema.ts';

type Picture = typeof pictures.$inferSelect;

/** Writes down a picture that was stored. @returns false where it was written down before. */
export async function insertPicture(db: Database, picture: Picture): Promise<boolean> {
  const written = await db
    .insert(pictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ name: pictures.name });
  return written.length > 0;
}

/** What is known of the uploaded pictures of a tenant. */
export async function listPictureRows(db: Database, tenantId: number): Promise<Picture[]> {
  return db.select().from(pictures).where(eq(pictures.tenantId, tenantId));
}

/** Something of a menu that shows a picture, or a restaurant that does. */
export type ShownPicture = {
  kind: 'dish' | 'category' | 'combo' | 'half_set' | 'deal' | 'restaurant';
  id: number;
  name: string;
  restaurantId: number;
  /** null: none. */
  address: string | null;
};

/** Everything of a tenant's restaurants and their menus that has a picture. */
export async function listShownPictures(db: Database, tenantId: number): Promise<ShownPicture[]> {
  const dishes = await db
    .select({
      id: restaurantProducts.id,
      name: products.name,
      restaurantId: restaurantProducts.restaurantId,
      address: products.imagePath,
    })
    .from(restaurantProducts)
    .innerJoin(
      products,
      and(
        eq(products.tenantId, restaurantProducts.tenantId),
        eq(products.id, restaurantProducts.productId),
      ),
    )
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        eq(restaurantProducts.isListed, true),
        isNotNull(products.imagePath),
      ),
    );
  const ofRestaurants = await db
    .select({
      id: restaurants.id,
      name: restaurants.name,
      restaurantId: restaurants.id,
      address: restaurantImages.uploadPath,
    })
    .from(restaurantImages)
    .innerJoin(
      restaurants,
      and(
        eq(restaurants.tenantId, restaurantImages.tenantId),
        eq(restaurants.id, restaurantImages.restaurantId),
      ),
    )
    .where(eq(restaurantImages.tenantId, tenantId));
  return [
    ...dishes.map((row) => ({ kind: 'dish' as const, ...row })),
    ...(await listCategories(db, tenantId)),
    ...(await listOffers(db, tenantId, 'combo')),
    ...(await listOffers(db, tenantId, 'half_set')),
    ...(await listOffers(db, tenantId, 'deal')),
    ...ofRestaurants.map((row) => ({ kind: 'restaurant' as const, ...row })),
  ];
}

async function listCategories(db: Database, tenantId: number): Promise<ShownPicture[]> {
  const rows = await db
    .select({
      id: categories.id,
      name: categories.name,
      restaurantId: categories.restaurantId,
      address: categories.imagePath,
    })
    .from(categories)
    .where(
      and(
        eq(categories.tenantId, tenantId),
        eq(categories.isListed, true),
        isNotNull(categories.imagePath),
      ),
    );
  return rows.map((row) => ({ kind: 'category', ...row }));
}

const offerTables = { combo: combos, half_set: halfSets, deal: deals };

async function listOffers(
  db: Database,
  tenantId: number,
  kind: keyof typeof offerTables,
): Promise<ShownPicture[]> {
  const table = offerTables[kind];
  const rows = await db
    .select({
      id: table.id,
      name: table.name,
      restaurantId: table.restaurantId,
      address: table.imagePath,
    })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), isNotNull(table.imagePath)));
  return rows.map((row) => ({ kind, ...row }));
}

type OfScope = { restaurantId: number | null };

/** Every draft of a tenant: its site's, and those of restaurants as flat overrides. */
export async function listDrafts(
  db: Database,
  tenantId: number,
): Promise<(OfScope & { document: unknown })[]> {
  return db
    .select({ restaurantId: siteDrafts.restaurantId, document: siteDrafts.document })
    .from(siteDrafts)
    .where(eq(siteDrafts.tenantId, tenantId));
}

/** Changes of a tenant's sites that wait for their time, and those that a running one takes back to. */
export async function listPendingChanges(
  db: Database,
  tenantId: number,
): Promise<(OfScope & { changes: readonly ConfigChange[] })[]> {
  const rows = await db
    .select({
      restaurantId: siteSchedules.restaurantId,
      state: siteSchedules.state,
      changes: siteSchedules.changes,
      inverse: siteSchedules.inverse,
    })
    .from(siteSchedules)
    .where(
      and(
        eq(siteSchedules.tenantId, tenantId),
        inArray(siteSchedules.state, ['waiting', 'running']),
      ),
    );
  return rows.map(({ restaurantId, state, changes, inverse }) => ({
    restaurantId,
    changes: readScheduledChanges(state === 'waiting' ? changes : inverse),
  }));
}
