import type { Deps } from '../dependencies/deps.ts';
import { bootOf, gatherMaterial } from './gather-boot.ts';
import { readPageCookies } from './page-cookies.ts';
import type { PageRestaurants } from './restaurants-of-tenant.ts';
import type { Storefront } from './storefront.ts';
import type { FindShared } from './share-pictures/serve-share-pictures.ts';

const nobody = readPageCookies(undefined);

/** What pictures show, as the pages say it to whoever has chosen nothing yet. */
export const findShared =
  (deps: Deps, storefront: Storefront, restaurants: PageRestaurants): FindShared =>
  async (tenant, productId) => {
    // In one language, so that all pages of a dish share one picture.
    const language = storefront.onlyLanguage ?? 'en';
    const entry = await (await storefront.inLanguage(language)).entry();
    // The name in the path is for people: any will do.
    const path = productId === null ? '/' : entry.subjectPath({ kind: 'dish', id: productId }, '');
    const material = await gatherMaterial(deps, restaurants, {
      tenant,
      language,
      needs: entry.describePage(path),
      path,
      query: '',
      cookies: nobody,
      preview: null,
    });
    if (productId !== null && !material.subject) return null;
    const boot = await bootOf(deps, material, deps.clock());
    return entry.sharePicture({ pathname: path, boot });
  };
