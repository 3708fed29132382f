import { isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { sectionPart } from '#variants/sections/registry.ts';
import { useCategoryEntries } from '../menu-model/use-drawn-menu.ts';
import { useShownHome } from '../page/shown-when/shown-home.ts';
import { paths } from '../paths.ts';
import type { ContainerProps } from './container-props.ts';

/** The ways into the menu by category: on this page where it shows the menu, else on /menu. */
export function CategoriesSection({ id, config }: ContainerProps<'categories'>) {
  const home = useShownHome();
  const isMenuHere = home.some(({ id, when }) => id === 'menu' && !isForSome(when));
  const categories = useCategoryEntries(isMenuHere ? '' : paths.menu);
  const { Component } = sectionPart('categories', config.variant);
  return <Component id={id} config={config} categories={categories} />;
}
