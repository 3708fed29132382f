import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useIsOfDish } from '../page/use-is-of-dish.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import type { MenuHostProps } from './menu-host.tsx';

export const menuHost = lazyPart<MenuHostProps>('src/sections/menu-host.tsx', () =>
  import('./menu-host.tsx').then((module) => module.MenuHost),
);

/**
 * Where the dialogs of a screen's dishes open; their code is loaded once the page answers. A page
 * that is of a dish has it from the start.
 */
export function MenuHostPlace(props: MenuHostProps) {
  const isOfDish = useIsOfDish();
  const isThere = useLazyPart(menuHost, useIsHydrated(), reloadForNewBuild) || isOfDish;
  return isThere && <menuHost.Component {...props} />;
}
