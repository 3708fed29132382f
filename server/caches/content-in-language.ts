import type { Menu } from '#schemas/api/menu.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { configInLanguage } from '#schemas/translations/config-in-language.ts';
import type { MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import { menuInLanguage } from '../domain/menu/menu-in-language.ts';

/**
 * What customers read of what an owner wrote, in their language: the one place where a translation
 * takes the place of what was written, for the pages that the server draws and for what the API
 * answers alike, so that a page stays the same when it is hydrated. Made once for each published
 * document and each version of a menu, and kept as long as those are (docs/decisions/109).
 */
export const contentIn = {
  config: (config: SiteConfig, language: Language): SiteConfig =>
    once(configs, config, language, () => configInLanguage(config, language)),
  menu: (snapshot: MenuSnapshot, language: Language): Menu =>
    once(menus, snapshot, language, () => menuInLanguage(snapshot, language)),
  /** The same by id, made when it is first asked for: few carts have a problem to be said. */
  menuIndex: (snapshot: MenuSnapshot, language: Language): MenuIndex =>
    once(indexes, snapshot, language, () =>
      indexMenu(contentIn.menu(snapshot, language), snapshot.currency),
    ),
};

type Known<K extends object, V> = WeakMap<K, Map<Language, V>>;

const configs: Known<SiteConfig, SiteConfig> = new WeakMap();
const menus: Known<MenuSnapshot, Menu> = new WeakMap();
const indexes: Known<MenuSnapshot, MenuIndex> = new WeakMap();

function once<K extends object, V>(
  known: Known<K, V>,
  original: K,
  language: Language,
  make: () => V,
): V {
  const made = known.get(original) ?? new Map<Language, V>();
  known.set(original, made);
  const stored = made.get(language) ?? make();
  made.set(language, stored);
  return stored;
}
