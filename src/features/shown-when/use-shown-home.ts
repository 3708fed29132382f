import { useMemo } from 'react';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { shownHome } from '#schemas/rules/shown-when/shown-home.ts';
import { useConfig, usePresent } from '../../stores/stores.tsx';
import { useDrawnRestaurant } from '../menu/use-drawn-restaurant.ts';

/**
 * The sections that the home page shows now, by the clock of the restaurant that it is drawn for
 * (docs/decisions/019); the same list until one comes, goes or changes its place.
 */
export function useShownHome(): readonly HomeEntry[] {
  const home = useConfig(({ config }) => config.layout.home);
  const timeZone = useDrawnRestaurant()?.restaurant.time_zone ?? 'UTC';
  const ids = usePresent(({ at, isWhole }) =>
    shownHome(home, isWhole ? null : at, timeZone)
      .map(({ id }) => id)
      .join(),
  );
  return useMemo(
    () => ids.split(',').flatMap((id) => home.find((entry) => entry.id === id) ?? []),
    [home, ids],
  );
}
