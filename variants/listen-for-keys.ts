import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Does what a key means to it. @returns whether that was anything; else the key is left to others */
type UseKey = (event: KeyboardEvent) => boolean;

declare global {
  interface Window {
    /**
     * What listens for keys on this page, the outermost first. On the window, for in a frame of the
     * editor both the page there and the editor listen.
     */
    keyUses?: UseKey[];
  }
}

/**
 * Listens for keys on the whole page, for what lies over it or lasts as long as it does. One key does
 * one thing: it comes here after everything that it was pressed in, which keeps it for itself by
 * `preventDefault`, and of those that listen here the one that came last is asked first.
 * @returns ends it
 */
export function listenForKeys(use: UseKey, view: Window = window): () => void {
  const uses = (view.keyUses ??= begin(view));
  uses.push(use);
  return () => void uses.splice(uses.indexOf(use), 1);
}

function begin(view: Window): UseKey[] {
  const uses: UseKey[] = [];
  view.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isComposing(event) || isForBrowser(event, view)) return;
    if (uses.findLast((use) => use(event))) event.preventDefault();
  });
  return uses;
}

/**
 * Whether a key belongs to a word that is still being composed: Enter takes the word and Escape drops
 * it. 229: some browsers report the end of the composition before the key that ended it.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const { isComposing: isWithin, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isWithin || keyCode === 229;
}

/** What the browser itself holds over the page has all keys, or closes by Escape. */
const isForBrowser = ({ key }: KeyboardEvent, { document }: Window): boolean =>
  document.querySelector('dialog:modal') !== null ||
  (key === 'Escape' &&
    'popover' in HTMLElement.prototype &&
    document.querySelector(':popover-open') !== null);
