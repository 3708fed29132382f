import { languagePath } from '#schemas/languages/language-path.ts';
import { itemQuery, type StorefrontEntry } from '#schemas/page.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import type { Deps } from '../dependencies/deps.ts';
import { menuOf, type PageMaterial } from './gather-boot.ts';

type Move = { path: string; status: 301 | 302 };

/**
 * Where a page of a part of the menu is, if not at the address that was asked for: under the slug of
 * its present name, and the page of a dish that a link opens over the menu (`/menu?item=34`), so that
 * whoever shares that address shows the dish. It stays in its language. null: it is here.
 */
export async function movedTo(
  deps: Pick<Deps, 'menus' | 'log'>,
  entry: Pick<StorefrontEntry, 'subjectPath'>,
  material: PageMaterial,
  { pathname, search, searchParams }: URL,
): Promise<Move | null> {
  const { language, needs, subject, preview } = material;
  if (subject) {
    const path = languagePath(language, entry.subjectPath(subject, subject.name));
    return path === pathname ? null : { path: path + search, status: 301 };
  }
  const item = searchParams.get(itemQuery);
  if (item === null || !needs.opensDishes || preview) return null;
  const menu = await menuOf(deps, { ...material, language: 'en' });
  const sold = menu?.restaurant_products.find(({ id }) => String(id) === item);
  if (!sold) return null;
  const dish = { kind: 'dish', id: sold.product_id } as const;
  const rest = new URLSearchParams(searchParams);
  rest.delete(itemQuery);
  const query = rest.size === 0 ? '' : `?${rest}`;
  const path = entry.subjectPath(dish, shownName(sold.products.name));
  return { path: languagePath(language, path) + query, status: 302 };
}
