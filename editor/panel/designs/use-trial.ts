import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import type { TryOption } from './try-option.ts';

/** Time over a card before the page changes, so that crossing the panel changes nothing (ms). */
const linger = 160;

type Choice = { chosen: string | null; step(option: TryOption): string; isLocked: boolean };

/** One of several options seen on the page while it is pointed at, until it is kept or left. */
export function useTrial({ chosen, step, isLocked }: Choice) {
  const editor = useEditor();
  const [tried, setTried] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      editor.preview(null);
    },
    [editor],
  );
  // Over which card the mouse is: moving on it starts nothing anew.
  const wanted = useRef<string | null>(null);
  const later = (act: () => void) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(act, linger);
  };
  const stop = () => {
    clearTimeout(waiting.current);
    editor.preview(null);
    setTried(null);
  };
  const begin = (option: TryOption) => {
    clearTimeout(waiting.current);
    if (isLocked) return;
    if (option.key === chosen) return stop();
    editor.preview((draft) => option.recipe(draft));
    setTried(option.key);
  };
  return {
    tried,
    begin(option: TryOption) {
      wanted.current = null;
      begin(option);
    },
    stop,
    beginSoon(option: TryOption) {
      if (wanted.current === option.key) return;
      later(() => begin(option));
      wanted.current = option.key;
    },
    stopSoon() {
      // What scrolls away under a mouse at rest ends nothing that the keys have begun.
      if (wanted.current === null) return;
      later(stop);
      wanted.current = null;
    },
    keep(option: TryOption) {
      stop();
      if (isLocked || option.key === chosen) return;
      editor.change(step(option), (draft) => option.recipe(draft));
      editor.announce(`${option.name} is kept. Undo with Control or Command Z.`);
    },
  };
}

export type Trial = ReturnType<typeof useTrial>;
