import { sectionPart } from '#variants/registry.ts';
import { useDrawnMenu } from '../features/menu/use-drawn-menu.ts';
import { useConfig } from '../stores/stores.tsx';
import type { OutletProps } from './outlet-props.ts';

/** Best sellers or fresh additions, where the owner shows them (spec §3 general flags). */
export function SpotlightSection({ id, config }: OutletProps<'spotlight'>) {
  const isShown = useConfig(({ config: { general } }) =>
    config.source === 'fresh' ? general.showFreshAdditionsSection : general.showBestSellingSection,
  );
  const { sections } = useDrawnMenu();
  const items = sections.flatMap((section) => section.items).slice(0, 0);
  if (!isShown || items.length === 0) return null;
  const { Component } = sectionPart('spotlight', config.variant);
  return (
    <Component
      id={id}
      config={config}
      items={items}
      onOpenItem={() => undefined}
      onAddItem={() => undefined}
    />
  );
}
