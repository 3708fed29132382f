import { memo, Suspense } from 'react';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { footerContainer, quietFooterContainer } from './section-containers.ts';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { partsOfFooter } from './section-parts.ts';

type PageFooterProps = {
  /** No more than who one pays and under which terms: of a checkout. */
  isQuiet: boolean;
};

/** The foot of every page: last to come, with nothing below that it could move. */
export const PageFooter = memo(function FooterOutlet({ isQuiet }: PageFooterProps) {
  const config = useConfig((state) => state.config.footer);
  const { boot } = useStores();
  const { Component } = isQuiet ? quietFooterContainer : footerContainer;
  return (
    <SectionBoundary
      id="footer"
      config={config}
      deferredParts={partsOfFooter(boot.settings.web_config, isQuiet)}
    >
      <Suspense fallback={null}>
        <Component />
      </Suspense>
    </SectionBoundary>
  );
});
