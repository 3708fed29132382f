import { pictureAt } from '#schemas/config/picture-at.ts';
import type { HeroProps } from '#variants/sections/hero/props.ts';
import { dishPicture } from './dish-picture.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

export function heroSample({ tenant, config, isEmpty }: SampleSite): HeroProps {
  return {
    id: 'hero',
    config: config.hero,
    businessName: tenant.name,
    headingLevel: 1,
    picture: pictureAt(config, 'hero.backgroundImage', config.hero.backgroundImage),
    dishes: isEmpty ? [] : dishesOf(tenant),
    orderTypes: [
      { value: 'pickup', label: 'Pickup' },
      { value: 'delivery', label: 'Delivery' },
    ],
    orderType: 'pickup',
    onOrderType: nothing,
    onSearch: nothing,
  };
}

/** Different pictures from all over the menu, as the storefront picks them. */
function dishesOf(tenant: SampleSite['tenant']): HeroProps['dishes'] {
  const placed = tenant.categories.flatMap(({ products }) =>
    products.map(({ name, picture }, place) => ({
      name,
      place,
      picture: dishPicture(tenant, picture),
    })),
  );
  const byPicture = new Map(
    placed
      .toSorted((a, b) => a.place - b.place)
      .flatMap(({ name, picture }) => (picture ? [[picture.src, { name, picture }] as const] : []))
      .toReversed(),
  );
  return [...byPicture.values()]
    .toReversed()
    .slice(0, 8)
    .map((dish, id) => ({ id, ...dish, href: '#menu' }));
}
