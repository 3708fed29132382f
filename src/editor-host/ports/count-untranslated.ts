import type { UntranslatedMenu } from '#editor/core/ports.ts';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { textsOfMenu, textState } from '#schemas/rules/menu-editing/menu-texts.ts';
import type { Untranslated } from '#schemas/rules/publish-checks/check.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import type { Api } from '#ui/api/client.ts';
import { paths } from '#ui/paths.ts';
import { orPortFailure } from './port-failure.ts';

const none: Untranslated = { missing: 0, outdated: 0 };

/**
 * How many texts of a restaurant's menu, as its staff edit it, are left to translate.
 * @param restaurantId null: the site shows no restaurant, so there is no menu
 */
export async function countUntranslated(
  api: Api,
  restaurantId: number | null,
): Promise<UntranslatedMenu> {
  const href = paths.deskMenu('translations');
  if (restaurantId === null) return { href, texts: { es: none, ar: none } };
  const params = { restaurantId: String(restaurantId) };
  const { data } = await orPortFailure(api.call('getEditedMenu', { params }));
  const texts = { es: untranslated(data.menu, 'es'), ar: untranslated(data.menu, 'ar') };
  return { href, texts };
}

function untranslated(menu: MenuDocument, language: FurtherLanguage): Untranslated {
  const states = textsOfMenu(menu).map((text) => textState(text, language));
  const inState = (state: keyof Untranslated) => states.filter((one) => one === state).length;
  return { missing: inState('missing'), outdated: inState('outdated') };
}
