import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { EditorHost } from '../editor-host/editor-host.tsx';
import { PreviewHost } from './preview-host.tsx';
import { OnlineOrdersNotice } from '../features/restaurants/online-orders-notice.tsx';
import { RestaurantGate } from '../features/restaurants/restaurant-gate.tsx';
import { useConfig, useStores } from '../stores/stores.tsx';
import { ToastContainer } from '../toasts/toast-container.tsx';
import { ScrollRestoration, ScreenLoading } from './scroll-restoration.tsx';
import { Loading } from './loading.tsx';
import { PageFrame } from './page-frame.tsx';
import { routeOf } from './routes.tsx';
import { ScreenErrorBoundary } from './screen-error.tsx';
import { useHead } from './use-head.ts';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useRefreshSelectedRestaurant } from './use-refresh-selected-restaurant.ts';
import { useServerDown } from './use-server-down.ts';
import { useReloadSettings } from './use-reload-settings.ts';

/** The frame with the present screen in it, and what may open over it. */
export function Shell() {
  useReloadSettings();
  useRefreshSelectedRestaurant();
  useServerDown();
  useLinkNavigation();
  const { boot } = useStores();
  const { pathname } = useLocation();
  const isThemeLoading = useConfig((state) => state.isThemeLoading);
  const route = routeOf(pathname);
  const Screen = route.part.Component;
  return (
    <>
      <PageFrame cartButton={<CartButton />} cartHost={<CartHost />}>
        {/* Keyed by path: a new screen shows the spinner instead of holding on to the old one. */}
        <ScreenErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenLoading />}>
            <Screen />
            <ScrollRestoration />
          </Suspense>
        </ScreenErrorBoundary>
      </PageFrame>
      <RestaurantGate isNeeded={route.needsRestaurant} />
      <OnlineOrdersNotice />
      {boot.preview ? <PreviewHost /> : <EditorHost />}
      <ToastContainer />
      <Head />
      {isThemeLoading && <Loading isFullScreen />}
    </>
  );
}

/** By itself: what follows settings is drawn anew with each key that changes them. */
function Head() {
  useHead();
  return null;
}
