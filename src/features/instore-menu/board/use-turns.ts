import { useEffect, useState } from 'react';
import { minuteMs } from '#schemas/rules/time/minute.ts';

/** How long a page stays, ms. */
export const turnsEvery = 10_000;
/** A board that somebody stopped goes on by itself after this time without a touch, ms. */
export const goesOnAfter = minuteMs;

export type Turns = {
  /** The page that is shown, from 0. */
  page: number;
  isPaused: boolean;
  /** Rises with each page that was turned: what it names is drawn anew. */
  turn: number;
  pause(): void;
  goOn(): void;
  /** Somebody turns a page; the board stays paused for another minute. */
  turnBy(step: 1 | -1): void;
  /** Somebody is there: the minute begins anew. */
  touch(): void;
};

/**
 * Turns the pages of a board by itself, the last one to the first.
 * @param onTurn called when it turns a page by itself; the same function each time
 */
export function useTurns(count: number, onTurn: () => void): Turns {
  const [at, setAt] = useState({ page: 0, turn: 0 });
  const [isPaused, setPaused] = useState(false);
  const [touchedAt, setTouchedAt] = useState(0);
  // A menu that became shorter may have fewer pages.
  const page = Math.min(at.page, Math.max(0, count - 1));

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => {
      setAt({ page: count > 0 ? (page + 1) % count : 0, turn: at.turn + 1 });
      onTurn();
    }, turnsEvery);
    return () => clearTimeout(timer);
  }, [isPaused, page, at.turn, count, onTurn]);

  useEffect(() => {
    if (!isPaused) return;
    const left = touchedAt + goesOnAfter - Date.now();
    const timer = setTimeout(() => setPaused(false), left);
    return () => clearTimeout(timer);
  }, [isPaused, touchedAt]);

  const touch = () => setTouchedAt(Date.now());
  return {
    page,
    isPaused,
    turn: at.turn,
    pause: () => {
      touch();
      setPaused(true);
    },
    goOn: () => setPaused(false),
    turnBy: (step) => {
      touch();
      setAt((last) => ({
        page: count > 0 ? (page + step + count) % count : 0,
        turn: last.turn + 1,
      }));
    },
    touch,
  };
}
