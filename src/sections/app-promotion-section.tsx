import { sectionPart } from '#variants/sections/registry.ts';
import { itemKey, type MenuSection } from '#variants/sections/menu/props.ts';
import { useDrawnMenu } from '#ui/menu-model/use-drawn-menu.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';
import { SampleSection } from './sample-section.tsx';

/**
 * Promotion of the restaurant's own app, where it has one to show (specification §3
 * general.mobileApp).
 */
export function AppPromotionSection({ id, config }: ContainerProps<'appPromotion'>) {
  const business = useConfig(businessName);
  const { sections } = useDrawnMenu();
  if (!config.showPromotion) {
    return <SampleSection kind="appPromotion" id={id} config={config} />;
  }
  const { Component } = sectionPart('appPromotion', config.variant);
  return <Component id={id} config={config} businessName={business} dishes={dishesOf(sections)} />;
}

/** Three dishes, each of another category where there are so many; those with a picture first. */
function dishesOf(sections: readonly MenuSection[]) {
  const firsts = sections.flatMap(({ items }) => items.find(({ picture }) => picture) ?? []);
  const all = [...firsts, ...sections.flatMap(({ items }) => items)];
  const unique = [...new Map(all.map((item) => [itemKey(item), item])).values()];
  return unique.slice(0, 3).map(({ name, price, isFromPrice, picture, ...item }) => ({
    id: itemKey(item),
    name,
    price,
    isFromPrice,
    picture,
  }));
}
