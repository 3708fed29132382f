import { hydrateAll } from './hydrate-when-near.ts';
import { isHydrated } from './is-hydrated.ts';

declare global {
  interface Window {
    /**
     * The button pressed last before the page could answer; there only until it can. The page's
     * own few lines write it (early-press-script.ts).
     */
    earlyPress?: HTMLElement | null;
  }
}

/** Resolves to whether an element hydrates: false where it leaves the page before. */
const hydrates = (element: Element): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (isHydrated(element)) resolve(true);
      else if (element.isConnected) requestAnimationFrame(look);
      else resolve(false);
    };
    look();
  });

/**
 * Answers the press that came while the page was painted and its scripts were still on the way.
 * Called as React begins: from then on it hydrates what is pressed and answers at once.
 * @param main what was painted; null where the page is drawn anew, and what was pressed is gone
 */
export async function replayEarlyPress(main: Element | null): Promise<void> {
  const before = window.earlyPress;
  window.earlyPress = null;
  // What stands in it hydrates later than itself: then every deferred section has begun to listen.
  const answers = main !== null && (await hydrates(main.firstElementChild ?? main));
  const since = window.earlyPress;
  delete window.earlyPress;
  const pressed = since ?? before;
  if (!answers || !pressed || (since && isHydrated(since))) return;
  void hydrateAll();
  if (await hydrates(pressed)) pressed.click();
}
