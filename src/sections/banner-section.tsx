import { memo, Suspense, useMemo } from 'react';
import { sectionPart } from '#variants/sections/registry.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { partsOfBanner } from './section-parts.ts';

/**
 * The offer above the header, until it is dismissed (specification §3 topOfferBanner). The frame
 * around it is drawn anew before it hydrates, which must not tear it.
 */
export const BannerSection = memo(function BannerOutlet() {
  const banner = useConfig((state) => state.config.topOfferBanner);
  const isVisible = useConfig((state) => state.isBannerVisible);
  const { boot } = useStores();
  const parts = useMemo(() => partsOfBanner(boot.settings.web_config), [boot]);
  if (!banner.showTopOfferBanner || !isVisible) return null;
  return (
    <SectionBoundary id="offer" config={banner} deferredParts={parts}>
      <Suspense fallback={null}>
        <Banner />
      </Suspense>
    </SectionBoundary>
  );
});

/** Apart from its boundary, which a change of the restaurant would tear while it is deferred. */
function Banner() {
  const banner = useConfig((state) => state.config.topOfferBanner);
  const { config, boot, now } = useStores();
  const timeZone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  const { Component } = sectionPart('topOfferBanner', banner.variant);
  return (
    <Component
      id="offer"
      config={banner}
      timeZone={timeZone}
      drawnAt={Date.parse(boot.drawnAt)}
      now={now}
      onDismiss={() => config.getState().setBannerVisible(false)}
    />
  );
}
