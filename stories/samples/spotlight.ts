import type { SpotlightProps } from '#variants/sections/spotlight/props.ts';
import { itemsOf } from './menu.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

/** The kitchen's marked dishes; the outlet draws none where there are none, so one is left at least. */
export function spotlightSample({ tenant, section, isEmpty }: SampleSite): SpotlightProps {
  const config = section('spotlight');
  const marked = tenant.categories.flatMap((category, index) =>
    itemsOf(tenant, category, index * 100).filter(({ name, isSoldOut, kind }) => {
      const product = category.products.find((one) => one.name === name);
      const isMarked = config.source === 'fresh' ? product?.isFresh : product?.isBestSeller;
      return kind === 'dish' && isMarked === true && !isSoldOut;
    }),
  );
  return {
    id: 'bestSellers',
    config,
    items: isEmpty
      ? marked.slice(0, 1).map((item) => ({ ...item, description: '', picture: null, diets: [] }))
      : marked.slice(0, config.count),
    onOpenItem: nothing,
    onAddItem: nothing,
  };
}
