import { hurryAll } from '../sections/when-near.ts';

declare global {
  interface Window {
    /**
     * The button pressed last before the page could answer; there only until it can. The page's own
     * few lines write it (server/pages/document.ts).
     */
    earlyPress?: HTMLElement | null;
  }
}

/** React marks what it has brought to life with keys of its own; nothing public tells. */
const isAlive = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Calls once an element has come to life; never where it is gone before. */
function whenAlive(element: Element, act: () => void): void {
  if (isAlive(element)) act();
  else if (element.isConnected) requestAnimationFrame(() => whenAlive(element, act));
}

/** Answers the press that came while the page was painted and its scripts were still on the way. */
export function answerEarlyPress(main: Element | null): void {
  if (!main) return;
  whenAlive(main, () => {
    const pressed = window.earlyPress;
    delete window.earlyPress;
    if (!pressed) return;
    hurryAll();
    whenAlive(pressed, () => pressed.click());
  });
}
