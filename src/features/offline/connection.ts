import { createStore } from 'zustand/vanilla';
import { workerPath } from './register-worker.ts';

/** Whether the server can be reached; only the browser writes here. */
export const connection = createStore<{ isOffline: boolean }>(() => ({ isOffline: false }));

const setOffline = (isOffline: boolean): void => {
  if (connection.getState().isOffline !== isOffline) connection.setState({ isOffline });
};

/**
 * A call was answered, or was not. An answer that is read while the browser has no network came
 * before it went, and says nothing of now.
 */
export const noteAnswer = (hasAnswered: boolean): void => {
  if (!hasAnswered || navigator.onLine) setOffline(!hasAnswered);
};

/** How often the server is looked for while it cannot be reached; ms. */
const probeEvery = 5000;
const answersWithin = 4000;

/** The page is one that the worker had cached. */
export const isCachedPage = (): boolean => document.documentElement.hasAttribute('data-cached');

/** A small call that no worker answers in the server's place. */
async function probe(): Promise<void> {
  const signal = AbortSignal.timeout(answersWithin);
  await fetch(workerPath, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => setOffline(false),
    () => setOffline(true),
  );
}

const away = () => setOffline(true);
const look = () => void probe();

/** Follows the browser's network, and looks for the server while it is away. @returns ends it */
export function watchConnection(): () => void {
  setOffline(!navigator.onLine || isCachedPage());
  window.addEventListener('offline', away);
  window.addEventListener('online', look);
  let timer: ReturnType<typeof setInterval> | undefined;
  const follow = ({ isOffline }: { isOffline: boolean }) => {
    clearInterval(timer);
    timer = isOffline ? setInterval(look, probeEvery) : undefined;
  };
  const unsubscribe = connection.subscribe(follow);
  follow(connection.getState());
  if (isCachedPage()) look();
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('offline', away);
    window.removeEventListener('online', look);
  };
}
