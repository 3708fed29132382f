import { useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { whenIdle } from '../../page/live-config/when-idle.ts';
import { onUse } from '../../page/signs-of-use.ts';

const visitCounts = lazyPart<Record<never, never>>(
  'src/features/visit-counts/visit-counts.tsx',
  () => import('./visit-counts.tsx').then((module) => module.VisitCounts),
);

/** Loads what counts visits once somebody uses the page, and has not just begun to. */
export function VisitCountsHost() {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    onUse(() => {
      waiting.abort();
      whenIdle(() => setIsUsed(true));
    }, waiting.signal);
    return () => waiting.abort();
  }, []);
  return useLazyPart(visitCounts, isUsed) && <visitCounts.Component />;
}
