import { memo, Suspense } from 'react';
import { useConfig, useStores } from '../stores/stores.tsx';
import { footerContainer } from './section-containers.ts';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { partsOfFooter } from './section-parts.ts';

/** The foot of every page: last to come, with nothing below that it could move. */
export const PageFooter = memo(function FooterOutlet() {
  const config = useConfig((state) => state.config.footer);
  const { boot } = useStores();
  const { Component } = footerContainer;
  return (
    <SectionBoundary
      id="footer"
      config={config}
      deferredParts={partsOfFooter(boot.settings.web_config)}
    >
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </SectionBoundary>
  );
});
