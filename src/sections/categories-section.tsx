import { sectionPart } from '#variants/registry.ts';
import { useCategoryEntries } from '../features/menu/use-drawn-menu.ts';
import { paths } from '../paths.ts';
import { useConfig } from '../stores/stores.tsx';

/** The ways into the menu by category: on this page where it shows the menu, else on /menu. */
export function CategoriesSectionOutlet() {
  const config = useConfig((state) => state.config.categories);
  const home = useConfig((state) => state.config.layout.home);
  const isMenuHere = home.some(({ id, hidden }) => id === 'menu' && !hidden);
  const categories = useCategoryEntries(isMenuHere ? '' : paths.menu);
  const { Component } = sectionPart('categories', config.variant);
  return <Component config={config} categories={categories} />;
}
