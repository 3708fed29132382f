import { pictureAt } from '#schemas/config/picture-at.ts';
import type { HeroProps } from '#variants/sections/hero/props.ts';
import { dishPicture } from './dish-picture.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

export function heroSample({ tenant, config, isEmpty }: SampleSite): HeroProps {
  const products = isEmpty ? [] : tenant.categories.flatMap((category) => category.products);
  return {
    id: 'hero',
    config: config.hero,
    businessName: tenant.name,
    picture: pictureAt(config, 'hero.backgroundImage', config.hero.backgroundImage),
    dishes: products
      .flatMap(({ name, picture }, id) => {
        const drawn = dishPicture(tenant, picture);
        return drawn ? [{ id, name, picture: drawn, href: '#menu' }] : [];
      })
      .slice(0, 8),
    orderTypes: [
      { value: 'pickup', label: 'Pickup' },
      { value: 'delivery', label: 'Delivery' },
    ],
    orderType: 'pickup',
    onOrderType: nothing,
    onSearch: nothing,
  };
}
