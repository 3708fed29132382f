import { useEffect, useRef, type RefObject } from 'react';

type Way = { x: number; y: number };

type Drag = {
  /** What is dragged, as it is when it begins. */
  start(): number;
  /** @param way since the beginning, in CSS pixels of the window */
  move(start: number, way: Way): void;
  end(start: number, way: Way): void;
  /** The same by keys. */
  keys: Readonly<Record<string, () => void>>;
};

/** A handle that is dragged with any pointer or moved by keys. */
export function useDrag(handle: RefObject<HTMLElement | null>, drag: Drag): void {
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  useEffect(() => {
    const own = handle.current;
    // A separator that can be moved is reached by keys (ARIA, window splitter).
    own?.setAttribute('tabindex', '0');
    let held: { start: number; from: Way } | null = null;
    const wayOf = ({ clientX, clientY }: PointerEvent, from: Way) => ({
      x: clientX - from.x,
      y: clientY - from.y,
    });
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      held = { start: latest.current.start(), from: { x: event.clientX, y: event.clientY } };
      own?.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (held) latest.current.move(held.start, wayOf(event, held.from));
    };
    const onUp = (event: PointerEvent) => {
      if (held) latest.current.end(held.start, wayOf(event, held.from));
      held = null;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const act = latest.current.keys[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    own?.addEventListener('pointerdown', onDown);
    own?.addEventListener('pointermove', onMove);
    own?.addEventListener('pointerup', onUp);
    own?.addEventListener('pointercancel', onUp);
    own?.addEventListener('keydown', onKeyDown);
    return () => {
      own?.removeEventListener('pointerdown', onDown);
      own?.removeEventListener('pointermove', onMove);
      own?.removeEventListener('pointerup', onUp);
      own?.removeEventListener('pointercancel', onUp);
      own?.removeEventListener('keydown', onKeyDown);
    };
  }, [handle]);
}
