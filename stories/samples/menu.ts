import type { SampleCombo, SampleHalfSet } from '#schemas/samples/sample-offer.ts';
import type {
  SampleCategory,
  SampleProduct,
  SampleTenant,
} from '#schemas/samples/sample-tenant.ts';
import type { MenuItem, MenuProps } from '#variants/sections/menu/props.ts';
import { dishPicture } from './dish-picture.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

export function menuSample(site: SampleSite): MenuProps {
  const { tenant, config, isEmpty } = site;
  const isShort = config.menu.onHome === 'short';
  const categories = isEmpty ? [] : tenant.categories.slice(0, isShort ? 2 : undefined);
  return {
    ...(isShort && { wholeMenuHref: '/menu' }),
    id: 'menu',
    config: config.menu,
    state: 'ready',
    headingLevel: 2,
    sections: categories.map((category, index) => ({
      id: index,
      anchor: category.key,
      name: category.name,
      description: category.description,
      picture: dishPicture(tenant, category.picture),
      items: itemsOf(tenant, category, index * 100),
    })),
    onOpenItem: nothing,
    onAddItem: nothing,
    onToggleFavourite: nothing,
    onRetry: nothing,
  };
}

/** A category as the storefront shows it: its dishes, then its meals and its halves. */
export function itemsOf(
  tenant: SampleTenant,
  category: SampleCategory,
  firstId: number,
): MenuItem[] {
  const isHere = (offer: { category: string }) => offer.category === category.key;
  const [hours] = category.hours ?? [];
  const offeredFrom = hours ? `from ${hours.opens}` : null;
  const dishes = category.products.map((product, place) => ({
    ...menuItem(tenant, product, firstId + place),
    offeredFrom,
  }));
  const combos = tenant.combos
    .filter(isHere)
    .map((combo, place) => offerItem(tenant, 'combo', combo, firstId + place));
  const halves = tenant.halfSets
    .filter(isHere)
    .map((set, place) => offerItem(tenant, 'halves', set, firstId + place));
  return [...dishes, ...combos, ...halves];
}

function offerItem(
  tenant: SampleTenant,
  kind: 'combo' | 'halves',
  offer: SampleCombo | SampleHalfSet,
  id: number,
): MenuItem {
  const cheapest = (keys: readonly string[]) =>
    Math.min(
      ...tenant.categories.flatMap(({ products }) =>
        products.filter(({ key }) => keys.includes(key)).map(({ price }) => price),
      ),
    );
  return {
    kind,
    id,
    productId: id,
    href: null,
    name: offer.name,
    description: offer.description,
    price: 'price' in offer ? offer.price : cheapest(offer.products),
    isFromPrice: true,
    picture: dishPicture(tenant, offer.picture),
    unit: null,
    diets: [],
    isSoldOut: false,
    soldOutUntil: null,
    offeredFrom: null,
    badge: null,
    canAddAtOnce: false,
    isFavourite: null,
  };
}

function menuItem(tenant: SampleTenant, product: SampleProduct, id: number): MenuItem {
  const deal = tenant.deals.find(
    ({ isAutomatic, components }) =>
      isAutomatic && components.some(({ products }) => products.includes(product.key)),
  );
  return {
    kind: 'dish',
    id,
    productId: id,
    href: null,
    name: product.name,
    description: product.description,
    price: product.price,
    isFromPrice: product.configurations !== undefined,
    picture: dishPicture(tenant, product.picture),
    unit: product.unit ?? null,
    diets: product.diets ?? [],
    isSoldOut: product.soldOut !== undefined,
    soldOutUntil: typeof product.soldOut === 'object' ? `Back at ${product.soldOut.at}` : null,
    offeredFrom: null,
    badge: deal?.name ?? null,
    canAddAtOnce: product.groups === undefined && product.configurations === undefined,
    isFavourite: id % 7 === 3,
  };
}
