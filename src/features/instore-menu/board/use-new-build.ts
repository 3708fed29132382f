import { useCallback, useRef } from 'react';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';

const askEvery = 5 * minuteMs;

/**
 * To be called when the board turns a page: every five minutes it asks whether the build that it
 * runs is gone from the server, as after a deploy, and then loads the page anew. Not while the
 * server does not answer, or answers with an error: what is loaded then would be no menu.
 */
export function useNewBuild(): () => void {
  const askedAt = useRef<number | null>(null);
  return useCallback(() => {
    const now = Date.now();
    askedAt.current ??= now;
    if (now - askedAt.current < askEvery) return;
    askedAt.current = now;
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => void (ok && reloadForNewBuild(null)),
      () => undefined,
    );
  }, []);
}
