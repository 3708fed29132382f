import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Turns } from './use-turns.ts';

/** A pointer that stays where it is disappears after this time, ms. */
const idleAfter = 3_000;
/** The browser's own keys, and those that mean nothing alone. */
const isForBrowser = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || /^(?:F\d+|Shift|Control|Alt|Meta|CapsLock)$/.test(key);

/**
 * What people do to a board: a key or a tap stops it, another tap goes on, arrows turn its pages,
 * Escape closes it. All of it is bound to the dialog alone and goes with it.
 * @returns whether the pointer has not moved for a while
 */
export function useBoardInput(
  dialog: RefObject<HTMLDialogElement | null>,
  turns: Turns,
  onClose: () => void,
): boolean {
  const [isIdle, setIdle] = useState(false);
  const present = useRef({ turns, onClose });
  useLayoutEffect(() => {
    present.current = { turns, onClose };
  });
  useEffect(() => {
    const board = dialog.current;
    if (!board) return;
    const over = new AbortController();
    const { signal } = over;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const beActive = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), idleAfter);
    };
    beActive();
    const onKey = (event: KeyboardEvent) => {
      if (isForBrowser(event) || event.key === 'Escape') return;
      const { turns: own } = present.current;
      if (!own.isPaused) {
        event.preventDefault();
        own.pause();
        return;
      }
      own.touch();
      const isMirrored = getComputedStyle(board).direction === 'rtl';
      const [back, on] = isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      if (event.key === on) own.turnBy(1);
      if (event.key === back) own.turnBy(-1);
    };
    const onClick = ({ target }: MouseEvent) => {
      const { turns: own } = present.current;
      const isControl = target instanceof Element && target.closest('[data-board-controls]');
      if (isControl) return;
      if (own.isPaused) own.goOn();
      else own.pause();
    };
    board.addEventListener('keydown', onKey, { signal });
    board.addEventListener('click', onClick, { signal });
    board.addEventListener('pointermove', beActive, { signal });
    // Escape, and the browser itself where it insists.
    board.addEventListener('close', () => present.current.onClose(), { signal });
    return () => {
      over.abort();
      clearTimeout(timer);
    };
  }, [dialog]);
  return isIdle;
}
