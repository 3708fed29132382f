import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { CartButton } from '../features/cart/cart-button.tsx';
import { EditorButton } from '../editor-host/editor-button.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import { paths, screenPathOf } from '#ui/paths.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { ScrollRestoration, ScreenLoading } from './scroll-restoration.tsx';
import { Loading } from './loading.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PageOverlaysProps } from './page-overlays.tsx';
import { routeOf } from './routes.tsx';
import { ScreenErrorBoundary } from './screen-error.tsx';
import { useLinkNavigation } from './use-link-navigation.ts';
import { useReloadSettings } from './use-reload-settings.ts';

const overlays = lazyPart<PageOverlaysProps>('src/app/page-overlays.tsx', () =>
  import('./page-overlays.tsx').then((module) => module.PageOverlays),
);

/** The frame with the present screen in it, and what may open over it. */
export function Shell() {
  useReloadSettings();
  useLinkNavigation();
  const { pathname } = useLocation();
  const isThemeLoading = useConfig((state) => state.isThemeLoading);
  const isHydrated = useIsHydrated();
  const areOverlaysThere = useLazyPart(overlays, isHydrated, reloadForNewBuild);
  const { part, isForStaff, needsRestaurant } = routeOf(pathname);
  const Screen = part.Component;
  const screen = (
    // Keyed by path: a new screen shows the spinner instead of holding on to the old one. The desk's
    // pages share what rings, those of the menu its dishes.
    <ScreenErrorBoundary key={isForStaff ? paths.desk : screenPathOf(pathname)}>
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
        <ScrollRestoration />
      </Suspense>
    </ScreenErrorBoundary>
  );
  return (
    <>
      {isForStaff ? <main id="main">{screen}</main> : <CustomerFrame>{screen}</CustomerFrame>}
      {areOverlaysThere && (
        <overlays.Component isForStaff={isForStaff} needsRestaurant={needsRestaurant} />
      )}
      {isThemeLoading && <Loading isFullScreen />}
    </>
  );
}

/** What stands around every screen of the site. */
function CustomerFrame({ children }: { children: ReactNode }) {
  return (
    <PageFrame editorButton={<EditorButton takesFocus />} cartButton={<CartButton />}>
      {children}
    </PageFrame>
  );
}
