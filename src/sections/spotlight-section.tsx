import { sectionPart } from '#variants/sections/registry.ts';
import { useMenuActions } from '../features/dish/use-menu-actions.ts';
import { spotlightItems } from '#ui/menu-model/spotlight-items.ts';
import { useDrawnMenu } from '#ui/menu-model/use-drawn-menu.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';
import { SampleSection } from './sample-section.tsx';

/** Best sellers, fresh additions or the owner's own choice; nothing where there are none. */
export function SpotlightSection({ id, config }: ContainerProps<'spotlight'>) {
  const general = useConfig((state) => state.config.general);
  const { menu, menuIndex, sections } = useDrawnMenu();
  const actions = useMenuActions(menuIndex);
  const items = menu ? spotlightItems(menu, sections, config, general) : [];
  if (items.length === 0) {
    return <SampleSection kind="spotlight" id={id} config={config} />;
  }
  const { Component } = sectionPart('spotlight', config.variant);
  return <Component id={id} config={config} items={items} {...actions} />;
}
