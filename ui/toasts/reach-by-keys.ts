/**
 * Alt+T, part of the name of the toasts' region, brings the focus to it; Tab then goes through their
 * buttons and back to where the focus was, Escape closes the toast that has it. A dialog that holds
 * the focus would take it back at the first Tab.
 * @returns ends it
 */
export function reachByKeys(region: HTMLElement): () => void {
  const control = new AbortController();
  // On the window and in the capture phase: before any dialog.
  const options = { signal: control.signal, capture: true };
  const holds = (target: EventTarget | null): target is Node =>
    target instanceof Node && region.contains(target);
  let before: HTMLElement | null = null;
  const leave = () => {
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  window.addEventListener(
    'focusin',
    ({ target, relatedTarget }) => {
      if (!holds(target) || holds(relatedTarget)) return;
      before = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey && event.code === 'KeyT') {
        event.preventDefault();
        region.focus({ preventScroll: true });
        return;
      }
      if (!holds(event.target) || (event.key !== 'Tab' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { target } = event;
      if (event.key === 'Escape') {
        const around = target instanceof Element ? target.closest('output') : null;
        around?.querySelector<HTMLElement>('[data-close-toast]')?.click();
        return;
      }
      const buttons = [...region.querySelectorAll('button')];
      const place = buttons.findIndex((button) => button === target);
      const next = buttons[place + (event.shiftKey ? -1 : 1)];
      if (next) next.focus({ preventScroll: true });
      else leave();
    },
    options,
  );
  // A toast that goes takes the focus with it: where it was before is a place to go on.
  const observer = new MutationObserver(() => {
    if (before && document.activeElement === document.body) leave();
  });
  observer.observe(region, { childList: true });
  control.signal.addEventListener('abort', () => observer.disconnect());
  return () => control.abort();
}
