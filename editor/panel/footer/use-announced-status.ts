import { useEffect, useRef } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import type { SyncState } from '../../core/ports.ts';
import { statusText } from './status-text.ts';

/** Those that somebody has to know of who does not look; saving comes and goes with every edit. */
const needsAnnouncement = (status: SyncState['status']) =>
  status !== 'saving' && status !== 'saved' && status !== 'local';

/** Announces when something needs attention, when it is over, and who else has written. */
export function useAnnouncedStatus(sync: SyncState): void {
  const { announce } = useEditor();
  const announced = useRef<SyncState['status']>('saved');
  const { status, mergedFrom } = sync;
  const { long } = statusText(sync);
  useEffect(() => {
    if (status === 'saving' || status === announced.current) return;
    const isOver = needsAnnouncement(announced.current) && !needsAnnouncement(status);
    if (needsAnnouncement(status) || isOver) announce(long);
    announced.current = status;
  }, [status, long, announce]);
  useEffect(() => {
    if (mergedFrom !== null) announce(mergedText(mergedFrom));
  }, [mergedFrom, announce]);
}

export const mergedText = (who: string) =>
  `${who} changed this site too. Both sets of changes are kept.`;
