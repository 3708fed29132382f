import { useMemo } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { canMeet } from '#schemas/rules/shown-when/can-meet.ts';
import { useConfig, usePageState } from '#ui/stores/stores.tsx';

/**
 * The sections that the home page shows, in the owner's order and each once: neither hidden nor at
 * rest by their times. Those for some devices or order types are among them.
 */
export function shownHome(home: readonly HomeEntry[], resting: readonly string[] = []) {
  const shown = home.filter(({ id, hidden }) => !hidden && !resting.includes(id));
  return shown.filter(({ id }, place) => shown.findIndex((one) => one.id === id) === place);
}

/** The same of the page that is open (docs/decisions/019). */
export function useShownHome(): readonly HomeEntry[] {
  const home = useConfig(({ config }) => config.layout.home);
  const resting = usePageState((state) => state.inactiveSections);
  return useMemo(() => shownHome(home, resting), [home, resting]);
}

/** Whether no section of its kind stands before one on the page that the same customer sees. */
export function useIsFirst(kind: HomeKind, id: string): boolean {
  const home = useShownHome();
  return useConfig(({ config }) => {
    const own = home.find((entry) => entry.id === id);
    const isRival = (entry: HomeEntry) => entry === own || canMeet(entry.when, own?.when);
    const first = home.find((entry) => kindOfSection(config, entry.id) === kind && isRival(entry));
    return first?.id === id;
  });
}
