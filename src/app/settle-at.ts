/** Frames without motion after which scrolling is over; it begins a few frames after it was asked for. */
const stillFrames = 8;
/** Corrections at most: each may bring further sections near. */
const mostCorrections = 6;

/**
 * Keeps an element the one that was scrolled to: sections on the way there, and those right before
 * it, take their true height only as they come near (variants/base.css). Ends as soon as somebody
 * scrolls by themselves.
 */
export function settleAt(target: Element): void {
  const { signal, abort } = takingOver();
  let top = window.scrollY;
  let still = 0;
  let corrections = 0;
  const look = () => {
    if (signal.aborted) return;
    still = window.scrollY === top ? still + 1 : 0;
    top = window.scrollY;
    if (still < stillFrames) return void requestAnimationFrame(look);
    target.scrollIntoView({ behavior: 'instant' });
    corrections += 1;
    if (window.scrollY === top || corrections > mostCorrections) return abort();
    still = 0;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A signal that ends once a wheel, a finger or a key moves the page. */
function takingOver() {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(name, abort, { passive: true, signal: controller.signal });
  }
  return { signal: controller.signal, abort };
}
