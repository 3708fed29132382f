import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { canMeet } from '#schemas/rules/shown-when/can-meet.ts';
import { useConfig } from '../../stores/stores.tsx';
import { useShownHome } from './use-shown-home.ts';

/** Whether no section of its kind stands before one on the page that the same customer sees. */
export function useIsFirst(kind: HomeKind, id: string): boolean {
  const home = useShownHome();
  return useConfig(({ config }) => {
    const own = home.find((entry) => entry.id === id);
    const first = home.find(
      (entry) =>
        kindOfSection(config, entry.id) === kind &&
        (entry === own || canMeet(entry.when, own?.when)),
    );
    return first?.id === id;
  });
}
