import { toastRegionId } from '../chakra/toast-region.ts';

/**
 * The toaster's own shortcut (Alt+T, part of the name of its region) brings the focus to the toasts;
 * Tab then goes through their buttons and back to where the focus was. A dialog that holds the focus
 * would take it back at the first Tab.
 * @returns ends it
 */
export function tabThroughToasts(): () => void {
  const control = new AbortController();
  const options = { signal: control.signal, capture: true };
  let before: HTMLElement | null = null;
  window.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (!regionAround(target) || regionAround(relatedTarget)) return;
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    options,
  );
  // On the window: a dialog listens on the document, in the capture phase too.
  window.addEventListener(
    'keydown',
    (event) => {
      const region = event.key === 'Tab' ? regionAround(event.target) : null;
      if (!region) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const buttons = [...region.querySelectorAll('button')];
      const place = buttons.findIndex((button) => button === event.target);
      const next = buttons[place + (event.shiftKey ? -1 : 1)] ?? before;
      next?.focus();
    },
    options,
  );
  return () => control.abort();
}

const regionAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest(`#${CSS.escape(toastRegionId)}`) : null;
