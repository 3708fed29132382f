/** Whoever does one of these goes on from where the page stands. */
const goingOn = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Brings something into view, and again whenever the page has grown or shrunk, until somebody
 * scrolls or presses on the page: what was added is drawn a moment later, and a first picture moves
 * what stands below it.
 * @returns stops it
 */
export function followIntoView(page: Document, bring: () => void): () => void {
  const view = page.defaultView ?? window;
  const sizes = new view.ResizeObserver(bring);
  const control = new AbortController();
  const stop = () => {
    sizes.disconnect();
    control.abort();
  };
  bring();
  sizes.observe(page.body);
  for (const deed of goingOn) {
    const options = { capture: true, passive: true, signal: control.signal };
    page.addEventListener(
      deed,
      ({ target }) => {
        // What is done in the panel leaves the page where it is.
        if (!(target instanceof Element && target.closest('[data-editor]'))) stop();
      },
      options,
    );
  }
  return stop;
}
