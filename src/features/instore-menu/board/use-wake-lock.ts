import { useEffect } from 'react';

/** Keeps the screen on while this is drawn and the page visible, where the browser lets it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    const over = new AbortController();
    let lock: WakeLockSentinel | null = null;
    const request = async () => {
      if (document.hidden) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (over.signal.aborted) await given.release();
        else lock = given;
      } catch {
        // Refused, as on an empty battery: the screen's own settings hold.
      }
    };
    void request();
    // The browser lets it go with the page out of view.
    document.addEventListener('visibilitychange', () => void request(), { signal: over.signal });
    return () => {
      over.abort();
      void lock?.release();
    };
  }, []);
}
