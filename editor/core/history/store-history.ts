import type { SiteConfig } from '#schemas/config/site.ts';
import type { EditSession } from './edit-session.ts';
import type { Readable } from '../ports.ts';
import type { History } from './edit.ts';
import { readHistory, writtenHistory } from './stored-history.ts';

/** The tab's own storage; `write` returns whether it took the value. */
export type HistoryKeeper = {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
};

const key = 'editorHistory';
/** After the last change, in ms: nothing of it falls between two letters. */
const quiet = 1000;

export const storedHistory = (
  keeper: HistoryKeeper,
  document: SiteConfig,
  tenantId: number,
): History => readHistory(keeper.read(key), document, tenantId);

/**
 * Keeps a history over a reload of the tab; a storage that is full or blocked costs no more than
 * that. Gives what ends it.
 */
export function storeHistory(
  session: Pick<EditSession<SiteConfig>, 'history' | 'subscribe'>,
  document: Readable<SiteConfig>,
  keeper: HistoryKeeper,
  tenantId: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const { past, future } = session.history();
    // Where there is no room for all of it, the newest steps are worth most.
    const isKept = [past, past.slice(-50), past.slice(-10)].some((some) =>
      keeper.write(key, writtenHistory({ past: some, future }, document.get(), tenantId)),
    );
    if (!isKept) keeper.remove(key);
  };
  const writeNow = () => {
    if (timer !== undefined) write();
  };
  const stop = session.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, quiet);
  });
  window.addEventListener('pagehide', writeNow);
  return () => {
    writeNow();
    stop();
    window.removeEventListener('pagehide', writeNow);
  };
}
