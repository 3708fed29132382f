/** Somebody is there and may press something at any moment. */
const signsOfUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

/** Acts at each sign that somebody uses the page, until the signal is aborted. */
export function onUse(act: () => void, signal: AbortSignal): void {
  const hear = (event: Event) => {
    // Browsers report a mouse that only lies there, too, once the page has come under it.
    const isStill =
      event.isTrusted && event instanceof MouseEvent && !event.movementX && !event.movementY;
    if (event.type !== 'pointermove' || !isStill) act();
  };
  for (const sign of signsOfUse) window.addEventListener(sign, hear, { signal, passive: true });
}
