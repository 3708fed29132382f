import { listenForKeys } from '#variants/listen-for-keys.ts';
import { hideOthers } from './hide-others.ts';
import { lockScroll } from './lock-scroll.ts';
import { tabRound } from './tab-stops.ts';

/** A dialog over everything else. */
type Layer = {
  /** All of it in the body, with what darkens the page behind it. */
  element: Element;
  dialog: HTMLElement;
  /** Brings the focus into the dialog. */
  takeFocus(): void;
  onEscape(): void;
};

/** What is open over the page, from below to above. */
const layers: Layer[] = [];

/** A native modal dialog, such as one of the editor's, has what these take care of by itself. */
const nativeModal = 'dialog:modal';
/** May have the focus while a dialog is open. */
const besides = `[data-toasts], ${nativeModal}`;

/** What had the focus last in the dialog at the top; it comes back there from outside. */
let focused: HTMLElement | null = null;

/** Ends listening for the keys of dialogs, while one is open. */
let endKeys: (() => void) | null = null;

function answerKey({ key, shiftKey }: KeyboardEvent): boolean {
  const top = layers.at(-1);
  if (!top) return false;
  if (key === 'Escape') {
    top.onEscape();
    return true;
  }
  const next = key === 'Tab' && tabRound(top.dialog, document.activeElement, shiftKey);
  if (!next) return false;
  next.focus();
  return true;
}

function holdFocus({ target }: FocusEvent): void {
  const top = layers.at(-1);
  if (!top || !(target instanceof HTMLElement)) return;
  if (top.element.contains(target)) {
    focused = target;
  } else if (!target.closest(besides)) {
    (focused && top.element.contains(focused) ? focused : top.dialog).focus({
      preventScroll: true,
    });
  }
}

/**
 * Makes a dialog the only thing that is read, pressed and reached by keys, until it ends: everything
 * else is hidden from screen readers, the page does not scroll, the focus stays inside, Escape is
 * the dialog's.
 * @returns ends it; the focus is left to whoever opened it
 */
export function openLayer(layer: Layer): () => void {
  layers.push(layer);
  focused = null;
  if (layers.length === 1) {
    endKeys = listenForKeys(answerKey);
    document.addEventListener('focusin', holdFocus);
  }
  // Before the page is hidden: browsers refuse to hide what has the focus.
  layer.takeFocus();
  const endings = [hideOthers(layer.element), lockScroll()];
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    focused = null;
    if (layers.length === 0) {
      endKeys?.();
      document.removeEventListener('focusin', holdFocus);
    }
    for (const end of endings) end();
  };
}

/** Whether a dialog lies over everything that is not part of it. */
export const isCovered = (): boolean =>
  layers.length > 0 || document.querySelector(nativeModal) !== null;
