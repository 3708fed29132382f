import { hurryAll } from '../sections/when-near.ts';

declare global {
  interface Window {
    /**
     * The button pressed last before the page could answer; there only until it can, and for so
     * long no form is sent. The page's own few lines write it (server/pages/document.ts).
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
 * @param main what was painted; null where the page is drawn anew, and what was pressed is gone
 */
export async function answerEarlyPress(main: Element | null): Promise<void> {
  const answers = main !== null && (await comesAlive(main));
  const pressed = window.earlyPress;
  delete window.earlyPress;
  if (!answers || !pressed) return;
  hurryAll();
  if (await comesAlive(pressed)) pressed.click();
}
