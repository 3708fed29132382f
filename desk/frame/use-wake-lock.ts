import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, where the browser lets it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.hidden || isOver || !('wakeLock' in navigator)) return;
      try {
        const next = await navigator.wakeLock.request('screen');
        if (isOver) await next.release();
        else lock = next;
      } catch {
        // A battery that runs low, or a policy: the screen goes dark as the device likes.
      }
    };
    // The browser lets go of it whenever the page is hidden.
    const onVisibility = () => void request();
    document.addEventListener('visibilitychange', onVisibility);
    void request();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}
