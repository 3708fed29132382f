import type { AppPromotionProps } from '#variants/sections/app-promotion/props.ts';
import { itemKey } from '#variants/sections/menu/props.ts';
import { itemsOf } from './menu.ts';
import type { SampleSite } from './sample-site.ts';

export function appPromotionSample(site: SampleSite): AppPromotionProps {
  const { tenant, isEmpty, section } = site;
  const categories = isEmpty ? [] : tenant.categories;
  return {
    id: 'appPromotion',
    config: section('appPromotion'),
    businessName: tenant.name,
    dishes: categories
      .flatMap((category, index) => itemsOf(tenant, category, index * 100).slice(0, 1))
      .slice(0, 3)
      .map(({ name, price, isFromPrice, picture, ...item }) => ({
        id: itemKey(item),
        name,
        price,
        isFromPrice,
        picture,
      })),
  };
}
