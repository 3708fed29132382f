/**
 * Waits for a press to end before something is shown that moves what lies below: a button that slid
 * away under the pointer would not be pressed.
 */
export function createAfterPress() {
  let isPressed = false;
  const waiting = new Set<() => void>();
  const onDown = () => {
    isPressed = true;
  };
  const onUp = () => {
    isPressed = false;
    // After the click, which follows at once.
    setTimeout(() => {
      for (const act of waiting) act();
      waiting.clear();
    });
  };
  return {
    start() {
      window.addEventListener('pointerdown', onDown, true);
      window.addEventListener('pointerup', onUp, true);
      window.addEventListener('pointercancel', onUp, true);
    },
    stop() {
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
      window.removeEventListener('pointercancel', onUp, true);
      isPressed = false;
    },
    do(act: () => void) {
      if (isPressed) waiting.add(act);
      else act();
    },
  };
}
