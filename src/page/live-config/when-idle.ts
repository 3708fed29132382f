/** A page that has just come is as new as its server; first it does what it was asked for (ms). */
const after = 3_000;

/** Acts once the page has been there for a while and has nothing else to do. */
export function whenIdle(act: () => void): void {
  setTimeout(() => {
    // Safari knows no idle moments.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: after });
    else act();
  }, after);
}
