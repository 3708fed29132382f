import { hurryAll } from './hydrate-when-near.ts';

declare global {
  interface Window {
    /**
     * The button pressed last before the page could answer; there only until it can. The page's
     * own few lines write it (early-press-script.ts).
     */
    earlyPress?: HTMLElement | null;
  }
}

/** React marks what it has brought to life with keys of its own; nothing public tells. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Whether an element comes to life: false once it is gone before. */
const comesAlive = (element: Element): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (isAlive(element)) resolve(true);
      else if (element.isConnected) requestAnimationFrame(look);
      else resolve(false);
    };
    look();
  });

/**
 * Answers the press that came while the page was painted and its scripts were still on the way.
 * Called as React begins: from then on it brings to life what is pressed and answers at once.
 * @param main what was painted; null where the page is drawn anew, and what was pressed is gone
 */
export async function replayEarlyPress(main: Element | null): Promise<void> {
  const before = window.earlyPress;
  window.earlyPress = null;
  // What stands in it comes later than itself: then every section that waits has begun to listen.
  const answers = main !== null && (await comesAlive(main.firstElementChild ?? main));
  const since = window.earlyPress;
  delete window.earlyPress;
  const pressed = since ?? before;
  if (!answers || !pressed || (since && isAlive(since))) return;
  hurryAll();
  if (await comesAlive(pressed)) pressed.click();
}
