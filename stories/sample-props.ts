import { siteConfigSchema } from '#schemas/config/site.ts';
import type { SampleCombo, SampleHalfSet } from '#schemas/samples/sample-offer.ts';
import type {
  SampleCategory,
  SampleProduct,
  SampleTenant,
} from '#schemas/samples/sample-tenant.ts';
import { pictureUrl } from '#schemas/samples/sample-picture.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { dishPictureOf } from '#src/features/menu/dish-picture-of.ts';
import type { Picture } from '#variants/picture.ts';
import type { SectionProps } from '#variants/registry.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';

/** 'long' has the longest texts a field takes, 'empty' none at all. */
export type SampleName = 'default' | 'other' | 'long' | 'empty';

const nothing = () => undefined;

/** Everything the sections of a tenant's home page are drawn from. */
export function sampleProps(name: SampleName): { tenant: SampleTenant; props: SectionProps } {
  const tenant = name === 'other' ? tenant53 : tenant139;
  const config = configFor(name, tenant);
  const { general } = config;
  const isEmpty = name === 'empty';
  const categories = isEmpty ? [] : tenant.categories;
  const restaurants = tenant.restaurants.filter(({ status }) => status === 1);
  return {
    tenant,
    props: {
      hero: { config: config.hero, businessName: tenant.name },
      features: { config: config.features },
      categories: {
        config: config.categories,
        categories: categories.map((category, index) => ({
          id: index,
          name: category.name,
          picture: dishPicture(tenant, category.picture),
          itemCount: category.products.length,
          href: `#${category.key}`,
        })),
      },
      menu: {
        config: config.menu,
        state: 'ready',
        headingLevel: 2,
        sections: categories.map((category, index) => ({
          id: index,
          anchor: category.key,
          name: category.name,
          description: category.description,
          items: itemsOf(tenant, category, index * 100),
        })),
        onOpenItem: nothing,
        onAddItem: nothing,
        onToggleFavourite: nothing,
        onRetry: nothing,
      },
      appPromotion: { config: general.mobileApp, businessName: tenant.name },
      footer: {
        config: config.footer,
        general,
        restaurants: (isEmpty ? [] : restaurants).map((restaurant, id) => ({
          id,
          name: restaurant.name,
          address: `${restaurant.streetName}, ${restaurant.city}`,
          phone: restaurant.phone,
        })),
        year: 2026,
      },
      topOfferBanner: { config: config.topOfferBanner, onDismiss: nothing },
    },
  };
}

function dishPicture(tenant: SampleTenant, glyphs: SampleProduct['picture']): Picture | null {
  return dishPictureOf(glyphs && pictureUrl(tenant.id, { kind: 'dish', glyphs }));
}

/** A category as the storefront shows it: its dishes, then its meals and its halves. */
function itemsOf(tenant: SampleTenant, category: SampleCategory, firstId: number): MenuItem[] {
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

const longName = 'Wholemeal sourdough from the Macclesfield Valley with everything on top, twice';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
const longLine = `${longName} ${longWord}`.slice(0, 120);
const longText = `${longName}. `.repeat(7).trim();

function configFor(name: SampleName, tenant: SampleTenant) {
  if (name === 'default' || name === 'other') return tenant.config;
  const isLong = name === 'long';
  const line = isLong ? longLine : '';
  const text = isLong ? longText : '';
  const { config } = tenant;
  return siteConfigSchema.parse({
    ...config,
    hero: { ...config.hero, backgroundImage: '', title: line, subtitle: text, ctaText: line },
    features: {
      ...config.features,
      title: line,
      subtitle: text,
      items: config.features.items.map((item) => ({ ...item, title: line, description: text })),
    },
    categories: { ...config.categories, title: line, subtitle: text },
    menu: { ...config.menu, title: line, subtitle: text },
    footer: { copyrightText: line, links: isLong ? config.footer.links : [] },
    topOfferBanner: { ...config.topOfferBanner, topOfferBannerText: line },
    general: {
      tagline: line,
      businessFullName: line,
      businessShortName: line,
      businessAcn: isLong ? '000 000 139' : '',
      mobileApp: {
        appName: line,
        description: text,
        appStoreUrl: isLong ? 'https://a.example' : '',
      },
    },
  });
}
