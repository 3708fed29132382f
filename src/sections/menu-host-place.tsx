import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '../page/hydration/use-is-hydrated.ts';
import { reloadForNewBuild } from '../page/new-build/reload-for-new-build.ts';
import type { MenuHostProps } from './menu-host.tsx';

const menuHost = lazyPart<MenuHostProps>('src/sections/menu-host.tsx', () =>
  import('./menu-host.tsx').then((module) => module.MenuHost),
);

/** Where the dialogs of a screen's dishes open; their code is loaded once the page answers. */
export function MenuHostPlace(props: MenuHostProps) {
  const isThere = useLazyPart(menuHost, useIsHydrated(), reloadForNewBuild);
  return isThere && <menuHost.Component {...props} />;
}
