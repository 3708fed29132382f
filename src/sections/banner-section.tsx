import { sectionPart } from '#variants/registry.ts';
import { useConfig, useStores } from '../stores/stores.tsx';

/** The offer above the header, until it is dismissed (spec §3 topOfferBanner). */
export function BannerSection() {
  const banner = useConfig((state) => state.config.topOfferBanner);
  const isVisible = useConfig((state) => state.isBannerVisible);
  const { config } = useStores();
  if (!banner.showTopOfferBanner || !isVisible) return null;
  const { Component } = sectionPart('topOfferBanner', banner.variant);
  return (
    <Component
      id="offer"
      config={banner}
      onDismiss={() => config.getState().setBannerVisible(false)}
    />
  );
}
