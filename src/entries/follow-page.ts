import type { PagePart } from '#variants/lazy-part.tsx';
import { followServerClock } from '../page/follow-server-clock.ts';
import type { ServerClock } from '#ui/page/server-clock.ts';
import { updateShownSections, type UpdatedPage } from '../page/shown-when/update-shown-sections.ts';
import { watchThemeWhenUsed } from '../page/theme/watch-theme-when-used.ts';
import { followOtherTabs } from '#ui/stores/follow-other-tabs.ts';

/**
 * Keeps an open page right once it can be used: by other tabs, the theme in use, the server's clock
 * and the sections' times. It is loaded after the first load, which does without.
 * @returns what loads the theme's code
 */
export function followPage({ clock, ...page }: UpdatedPage & { clock: ServerClock }): PagePart {
  const { stores, hydrateAll } = page;
  followOtherTabs(stores, hydrateAll);
  followServerClock(clock, stores.boot.drawnAt);
  const theme = watchThemeWhenUsed(stores, document.documentElement.style);
  updateShownSections(page);
  return theme;
}
