import { memo, useMemo } from 'react';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { pageMenuContainer } from './section-containers.ts';
import { partsOfMenu } from './section-parts.ts';

/** The menu on a page of its own; it hydrates like a section of the home page, after the frame. */
export const PageMenu = memo(function PageMenuOutlet() {
  const config = useConfig((state) => state.config.menu);
  const { boot } = useStores();
  const parts = useMemo(() => partsOfMenu(boot.settings.web_config), [boot]);
  const { Component } = pageMenuContainer;
  return (
    <SectionBoundary id="menu" config={config} deferredParts={parts}>
      <Component id="menu" config={config} />
    </SectionBoundary>
  );
});
