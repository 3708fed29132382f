import { useEffect, useState } from 'react';
import { failureOf } from './failure-of.ts';

/** What comes from outside: on its way, here, or why not. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; words: string };

type Question<T> = { load: () => Promise<T>; attempt: number };

/**
 * Loads once, and again when asked; an answer to an earlier question is not shown.
 * @param load the same function as long as the question is the same
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ to: Question<T>; state: Loaded<T> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<Loaded<T>> => {
      try {
        return { status: 'ready', value: await load() };
      } catch (error) {
        return { status: 'failed', words: failureOf(error).message };
      }
    };
    const show = async () => {
      const state = await ask();
      if (isCurrent) setAnswer({ to: { load, attempt }, state });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const isAnswered = answer?.to.load === load && answer.to.attempt === attempt;
  const state: Loaded<T> = isAnswered ? answer.state : { status: 'loading' };
  return { state, retry: () => setAttempt((count) => count + 1) };
}
