import { lacksPrice } from '#schemas/rules/menu/lacks-price.ts';
import type { MenuItem as MenuItemData, Offer, RestrictedDiet } from 'schema-dts';
import { currencyExponent, toMajor } from '#schemas/money.ts';
import type { PageBoot } from '#schemas/page.ts';
import type { MenuItem } from '#variants/sections/menu/props.ts';
import { pageUrl } from './page-url.ts';

/** What schema.org has a word for; the other marks are no diet of its own. */
const diets: Partial<Record<string, RestrictedDiet>> = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
};

type Site = Pick<PageBoot, 'canonicalOrigin' | 'settings'>;

/**
 * A dish as its card and its page show it: the same price, marks and availability (rule R97).
 * @param picture its address; left out in lists, which are long enough without
 */
export function menuItemData(
  item: MenuItem,
  { canonicalOrigin, settings }: Site,
  picture?: MenuItem['picture'],
): MenuItemData {
  const { currency } = settings.tenant;
  const url = item.href === null ? null : pageUrl(item.href, { canonicalOrigin });
  const suitable = item.diets.flatMap((diet) => diets[diet] ?? []);
  return {
    '@type': 'MenuItem',
    ...(url && { url }),
    name: item.name,
    ...(item.description && { description: item.description }),
    ...(picture && {
      image: picture.src.startsWith('/') ? canonicalOrigin + picture.src : picture.src,
    }),
    ...(suitable.length > 0 && { suitableForDiet: suitable }),
    ...(!lacksPrice(item) && { offers: offerData(item, currency) }),
  };
}

/** Where what has to be chosen changes the price, the least of them is shown: 'from $12.50'. */
function offerData(item: MenuItem, currency: string): Offer {
  const amount = toMajor(item.price, currency).toFixed(currencyExponent(currency));
  const shared = {
    priceCurrency: currency,
    availability: item.isSoldOut ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
  } as const;
  return item.isFromPrice
    ? { '@type': 'AggregateOffer', lowPrice: amount, ...shared }
    : { '@type': 'Offer', price: amount, ...shared };
}
