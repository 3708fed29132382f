import { Suspense } from 'react';
import { sectionPart } from '#variants/sections/registry.ts';
import { useDrawnRestaurant } from '../menu-model/use-drawn-restaurant.ts';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { useConfig, useStores } from '../stores/stores.tsx';

/** The offer above the header, until it is dismissed (specification §3 topOfferBanner). */
export function BannerSection() {
  const banner = useConfig((state) => state.config.topOfferBanner);
  const isVisible = useConfig((state) => state.isBannerVisible);
  const { config, boot } = useStores();
  const timeZone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  if (!banner.showTopOfferBanner || !isVisible) return null;
  const { Component } = sectionPart('topOfferBanner', banner.variant);
  return (
    <SectionBoundary id="offer" config={banner}>
      <Suspense fallback={null}>
        <Component
          id="offer"
          config={banner}
          timeZone={timeZone}
          drawnAt={Date.parse(boot.drawnAt)}
          onDismiss={() => config.getState().setBannerVisible(false)}
        />
      </Suspense>
    </SectionBoundary>
  );
}
