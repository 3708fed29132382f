import type { CategoriesProps } from '#variants/sections/categories/props.ts';
import { dishPicture } from './dish-picture.ts';
import type { SampleSite } from './sample-site.ts';

export const categoriesSample = ({ tenant, config, isEmpty }: SampleSite): CategoriesProps => ({
  id: 'categories',
  config: config.categories,
  categories: (isEmpty ? [] : tenant.categories).map((category, id) => ({
    id,
    name: category.name,
    picture: dishPicture(tenant, category.picture),
    itemCount: category.products.length,
    href: `#${category.key}`,
  })),
});
