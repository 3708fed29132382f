import { useEffect, useRef } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import type { SyncState } from '../../core/ports.ts';
import { statusWords } from './status-words.ts';

/** Those that somebody has to know of who does not look; saving comes and goes with every edit. */
const isNews = (status: SyncState['status']) =>
  status !== 'saving' && status !== 'saved' && status !== 'local';

/** Tells screen readers when something needs them, when it is over, and who else has written. */
export function useToldStatus(sync: SyncState): void {
  const { announce } = useEditor();
  const told = useRef<SyncState['status']>('saved');
  const { status, mergedFrom } = sync;
  const { long } = statusWords(sync);
  useEffect(() => {
    if (status === 'saving' || status === told.current) return;
    const isOver = isNews(told.current) && !isNews(status);
    if (isNews(status) || isOver) announce(long);
    told.current = status;
  }, [status, long, announce]);
  useEffect(() => {
    if (mergedFrom !== null) announce(mergedWords(mergedFrom));
  }, [mergedFrom, announce]);
}

export const mergedWords = (who: string) =>
  `${who} changed this site too. Both sets of changes are kept.`;
