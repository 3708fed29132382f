import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { SiteHeader } from '../features/header/site-header.tsx';
import { BannerSection } from '../sections/banner-section.tsx';
import type { ContainerProps } from '../sections/container-props.ts';
import { containerOf, footerContainer } from '../sections/section-containers.ts';
import { StoresProvider, useStores, type Stores } from '#ui/stores/stores.tsx';

/**
 * A section with this page's data, drawn from another configuration than the page's. Whoever shows
 * it holds what breaks (editor/parts/thumbnail/thumbnail-boundary.tsx).
 */
export const drawDesign = (config: SiteConfig, section: string): ReactNode => (
  <DrawnDesign config={config} section={section} />
);

type DrawnDesignProps = { config: SiteConfig; section: string };

function DrawnDesign({ config, section }: DrawnDesignProps) {
  const stores = useStores();
  const own = useMemo(
    () => ({ ...stores, config: storeWith(stores.config, config) }),
    [stores, config],
  );
  return (
    <StoresProvider stores={own}>
      <Suspense fallback={null}>
        <Outlet config={config} section={section} />
      </Suspense>
    </StoresProvider>
  );
}

function Outlet({ config, section }: DrawnDesignProps) {
  if (section === 'footer') return <footerContainer.Component />;
  if (section === 'header') return <SiteHeader cart={<CartButton />} />;
  if (section === 'topOfferBanner') return <BannerSection />;
  const kind = kindOfSection(config, section);
  return kind && <OutletOfKind kind={kind} config={config} section={section} />;
}

function OutletOfKind<K extends HomeKind>({
  kind,
  config,
  section,
}: DrawnDesignProps & { kind: K }) {
  const settings = sectionReaders[kind](config, section);
  if (!settings) return null;
  const Component: ComponentType<ContainerProps<K>> = containerOf(kind, settings).Component;
  return <Component id={section} config={settings} />;
}

/** The page's own store, but for the configuration and what hides a part of it. */
function storeWith(store: Stores['config'], config: SiteConfig): Stores['config'] {
  let last = { from: store.getState(), state: store.getState() };
  const read = () => {
    const from = store.getState();
    if (last.from !== from || last.state.config !== config) {
      last = { from, state: { ...from, config, isBannerVisible: true } };
    }
    return last.state;
  };
  return { ...store, getState: read, getInitialState: read };
}
