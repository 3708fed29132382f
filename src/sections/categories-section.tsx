import { sectionPart } from '#variants/registry.ts';
import { useCategoryEntries } from '../features/menu/use-drawn-menu.ts';
import { paths } from '../paths.ts';
import { useConfig } from '../stores/stores.tsx';
import type { OutletProps } from './outlet-props.ts';

/** The ways into the menu by category: on this page where it shows the menu, else on /menu. */
export function CategoriesSectionOutlet({ id, config }: OutletProps<'categories'>) {
  const home = useConfig((state) => state.config.layout.home);
  const isMenuHere = home.some((entry) => entry.id === 'menu' && !entry.hidden);
  const categories = useCategoryEntries(isMenuHere ? '' : paths.menu);
  const { Component } = sectionPart('categories', config.variant);
  return <Component id={id} config={config} categories={categories} />;
}
