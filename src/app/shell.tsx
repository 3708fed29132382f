import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CartButton } from '../features/cart/cart-button.tsx';
import { CartHost } from '../features/cart/cart-host.tsx';
import { EditorButton } from '../editor-host/editor-button.tsx';
import { EditorHost } from '../editor-host/editor-host.tsx';
import { PhoneOrderHost } from './phone-order-host.tsx';
import { PreviewHost } from './preview-host.tsx';
import { OnlineOrdersNotice } from '../features/restaurants/online-orders-notice.tsx';
import { RestaurantGate } from '../features/restaurants/restaurant-gate.tsx';
import { paths } from '../paths.ts';
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
  const { pathname } = useLocation();
  const isThemeLoading = useConfig((state) => state.isThemeLoading);
  const route = routeOf(pathname);
  const Screen = route.part.Component;
  const screen = (
    // Keyed by path: a new screen shows the spinner instead of holding on to the old one. The desk's
    // pages share what rings.
    <ScreenErrorBoundary key={route.isForStaff ? paths.desk : pathname}>
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <ScrollRestoration />
      </Suspense>
    </ScreenErrorBoundary>
  );
  return (
    <>
      {route.isForStaff ? (
        <main id="main">{screen}</main>
      ) : (
        <CustomerFrame needsRestaurant={route.needsRestaurant}>{screen}</CustomerFrame>
      )}
      <ToastContainer />
      <Head />
      {isThemeLoading && <Loading isFullScreen />}
    </>
  );
}

type CustomerFrameProps = { needsRestaurant: boolean; children: ReactNode };

/** What stands around every screen of the site, and what may open over it. */
function CustomerFrame({ needsRestaurant, children }: CustomerFrameProps) {
  const { boot } = useStores();
  return (
    <>
      <PageFrame
        editorButton={<EditorButton takesFocus />}
        cartButton={<CartButton />}
        cartHost={<CartHost />}
      >
        {children}
      </PageFrame>
      <RestaurantGate isNeeded={needsRestaurant} editorButton={<EditorButton />} />
      <OnlineOrdersNotice />
      <PhoneOrderHost />
      {boot.preview ? <PreviewHost /> : <EditorHost />}
    </>
  );
}

/** By itself: what follows settings is drawn anew with each key that changes them. */
function Head() {
  useHead();
  return null;
}
