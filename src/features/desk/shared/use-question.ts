import { useCallback, useRef, useState } from 'react';

/** A dialog that calls wait for. */
export type Question = {
  /** It is drawn: open, or still closing. */
  isShown: boolean;
  isOpen: boolean;
  /** Opens it, unless it is open already: several calls may wait for the same answer. */
  ask(): Promise<boolean>;
  answer(isYes: boolean): void;
  onExited(): void;
};

/** Opens a dialog from a call, and gives the call its answer. */
export function useQuestion(): Question {
  const [isShown, setIsShown] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef<Promise<boolean> | null>(null);
  const answered = useRef<((isYes: boolean) => void) | null>(null);
  const ask = useCallback((): Promise<boolean> => {
    if (asked.current) return asked.current;
    setIsShown(true);
    // The dialog that asks may close just now, and would take one that is open above it along.
    setTimeout(() => setIsOpen(true));
    asked.current = new Promise<boolean>((resolve) => {
      answered.current = resolve;
    });
    return asked.current;
  }, []);
  return {
    isShown,
    isOpen,
    ask,
    answer: (isYes) => {
      setIsOpen(false);
      answered.current?.(isYes);
      asked.current = null;
    },
    onExited: () => {
      if (asked.current === null) setIsShown(false);
    },
  };
}
