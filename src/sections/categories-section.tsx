import { isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { sectionPart } from '#variants/sections/registry.ts';
import { shortCategoryCount } from '#ui/menu-model/short-menu.ts';
import { useCategoryEntries } from '#ui/menu-model/use-drawn-menu.ts';
import { useShownHome } from '../page/shown-when/shown-home.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';

/** The ways into the menu by category: on this page where it shows them, else on /menu. */
export function CategoriesSection({ id, config }: ContainerProps<'categories'>) {
  const home = useShownHome();
  const extent = useConfig((state) => state.config.menu.onHome);
  const isMenuHere = home.some(({ id, when }) => id === 'menu' && !isForSome(when));
  const countInMenu = extent === 'short' ? shortCategoryCount : Infinity;
  const categories = useCategoryEntries(isMenuHere ? countInMenu : 0);
  const { Component } = sectionPart('categories', config.variant);
  return <Component id={id} config={config} categories={categories} />;
}
