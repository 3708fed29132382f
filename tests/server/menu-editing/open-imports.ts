import {
  previewMenu,
  importUploaded,
  type MenuImport,
} from '#server/import/import-uploaded-menu.ts';
import { restaurantProducts } from '#server/db/schema.ts';
import type { ImportedMenu } from '#server/import/menu/imported-menu.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { openEditedMenu } from './open-edited-menu.ts';

/** The small menu, into which menus are imported as the routes do, and what is sold of it. */
export async function openImports() {
  const edited = await openEditedMenu();
  const { db } = edited;
  const wanted = (menu: ImportedMenu): MenuImport => ({
    tenant: { id: small.tenant, currency: 'AUD', locale: 'en-AU' },
    restaurantId: small.restaurant,
    now: new Date('2026-11-20T02:00:00Z'),
    uploaded: { source: 'csv', file: 'menu.csv', menu, notes: [], findings: [], unused: [] },
    mapping: null,
    replacesStarter: false,
    adds: false,
    by: { id: '00000000-0000-4000-8000-000000000001', name: 'Olive' },
  });

  /** Imports as the routes do. @returns by what it is taken back. */
  const importNow = async (menu: ImportedMenu): Promise<number | null> => {
    const { fingerprint } = await previewMenu(db, wanted(menu));
    const seen = { fingerprint, confirmsRemoval: true };
    return (await importUploaded(db, wanted(menu), seen)).change_id;
  };

  /** What is sold of the listed dishes, by their ids. */
  const sold = async () =>
    (await db.select().from(restaurantProducts))
      .filter((row) => row.restaurantId === small.restaurant && row.isListed)
      .map(({ id, isAvailable, unavailableUntil }) => [id, isAvailable, unavailableUntil])
      .toSorted(([a], [b]) => Number(a) - Number(b));
  return { ...edited, importNow, sold };
}
