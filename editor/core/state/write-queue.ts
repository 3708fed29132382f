import type { SiteConfig } from '#schemas/config/site.ts';
import { designsToLoad, loadDesigns } from '../designs/designs.ts';
import type { Change } from '../history/edit-session.ts';
import type { DocumentPort } from '../ports.ts';

/**
 * Writes changes one after the other: a change that needs a design's code waits until that is
 * loaded, and later changes wait for it.
 */
export function createWriteQueue(
  document: DocumentPort,
  mayNeedDesigns: (change: Change<SiteConfig>) => boolean,
) {
  let pending: SiteConfig | null = null;
  let last = Promise.resolve();
  const writeAfter = async (
    before: Promise<void>,
    designs: Parameters<typeof loadDesigns>[0],
    change: Change<SiteConfig>,
  ) => {
    await before;
    await loadDesigns(designs);
    document.write(change.changes);
    if (pending === change.next) pending = null;
  };
  return {
    /** The document with all pending changes: what the next change starts from. */
    present: (): SiteConfig => pending ?? document.get(),
    write(change: Change<SiteConfig>): void {
      const from = pending ?? document.get();
      const designs = mayNeedDesigns(change) ? designsToLoad(from, change.next) : [];
      if (pending === null && designs.length === 0) {
        document.write(change.changes, change.next);
        return;
      }
      pending = change.next;
      last = writeAfter(last, designs, change);
    },
  };
}
