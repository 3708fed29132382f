import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { boardDisplay, displayQuery } from '#schemas/instore-menu-query.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import type { BoardHostProps } from './board/board-host.tsx';
import { InstoreMenuList } from './instore-menu-list.tsx';
import { useShownRestaurant } from './use-shown-restaurant.ts';

const board = lazyPart<BoardHostProps>('src/features/instore-menu/board/board-host.tsx', () =>
  import('./board/board-host.tsx').then((module) => module.BoardHost),
);

/** The menu for reading in the restaurant; `?display=wall` makes it a menu board. */
export function InstoreMenuPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const shown = useShownRestaurant();
  const isHydrated = useIsHydrated();
  const isBoard = isHydrated && new URLSearchParams(search).get(displayQuery) === boardDisplay;
  const isThere = useLazyPart(board, isBoard, reloadForNewBuild);
  const setBoard = useCallback(
    (isShown: boolean) => {
      const params = new URLSearchParams(search);
      if (isShown) params.set(displayQuery, boardDisplay);
      else params.delete(displayQuery);
      void navigate({ search: params.toString() }, { preventScrollReset: true });
    },
    [search, navigate],
  );
  if (isBoard && isThere) {
    return <board.Component restaurant={shown} onClose={() => setBoard(false)} />;
  }
  return (
    <InstoreMenuList
      restaurant={shown}
      onPrepareBoard={() => void board.preload().catch(() => undefined)}
      onShowBoard={() => setBoard(true)}
    />
  );
}
