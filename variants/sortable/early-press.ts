/**
 * A press on something that cannot answer it yet: it is kept for as long as it lasts, a key for as
 * long as the focus stays, and then happens again.
 */
export function createEarlyPress() {
  let held: { press: Event; target: EventTarget } | null = null;
  const drop = () => {
    held = null;
  };
  return {
    hold(press: Event): void {
      if (!press.target) return;
      held = { press, target: press.target };
      const ends = press.type === 'keydown' ? ['focusout'] : ['pointerup', 'pointercancel'];
      for (const end of ends) window.addEventListener(end, drop, { once: true });
    },
    /** Who can answer is there. */
    release(): void {
      const { press, target } = held ?? {};
      held = null;
      if (press) target?.dispatchEvent(press);
    },
  };
}
