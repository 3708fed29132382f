import type { SpotlightProps } from '#variants/sections/spotlight/props.ts';
import { itemsOf } from './menu.ts';
import { nothing } from './nothing.ts';
import type { SampleSite } from './sample-site.ts';

export const spotlightSample = ({ tenant, isEmpty, section }: SampleSite): SpotlightProps => ({
  id: 'bestSellers',
  config: section('spotlight'),
  items: (isEmpty ? [] : tenant.categories)
    .flatMap((category, index) => itemsOf(tenant, category, index * 100))
    .slice(0, 6),
  onOpenItem: nothing,
  onAddItem: nothing,
});
