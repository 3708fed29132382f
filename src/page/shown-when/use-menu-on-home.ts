import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import { sectionReaders } from '#schemas/config/read-section.ts';
import { isForSome } from '#schemas/rules/shown-when/can-meet.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useShownHome } from './shown-home.ts';

type MenuOnHome = { id: string; extent: MenuConfig['onHome'] };

/** The first menu that everybody sees on the home page, and how much it shows; null without one. */
export function useMenuOnHome(): MenuOnHome | null {
  const home = useShownHome();
  const id = useConfig(
    ({ config }) =>
      home.find(({ id: one, when }) => !isForSome(when) && sectionReaders.menu(config, one))?.id,
  );
  const extent = useConfig(({ config }) => id && sectionReaders.menu(config, id)?.onHome);
  return id && extent ? { id, extent } : null;
}
