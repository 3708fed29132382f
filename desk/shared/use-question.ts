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

/**
 * Opens a dialog from a call, and gives the call its answer.
 * @param waitsForExit whether the call goes on only once the dialog is gone: what it shows may take the
 * focus then, which no dialog gives back afterwards
 */
export function useQuestion(waitsForExit = false): Question {
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
  const given = useRef(false);
  const settle = () => {
    answered.current?.(given.current);
    asked.current = null;
  };
  return {
    isShown,
    isOpen,
    ask,
    answer: (isYes) => {
      given.current = isYes;
      setIsOpen(false);
      if (!waitsForExit) settle();
    },
    onExited: () => {
      if (waitsForExit) settle();
      if (asked.current === null) setIsShown(false);
    },
  };
}
