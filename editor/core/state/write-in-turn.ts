import type { SiteConfig } from '#schemas/config/site.ts';
import { designsToLoad, loadDesigns } from '../designs/designs.ts';
import type { Change } from '../history/edit-session.ts';
import type { DocumentPort } from '../ports.ts';

/**
 * Writes changes one after the other: one whose design has still to come holds back those that
 * were made upon it.
 */
export function writeInTurn(
  document: DocumentPort,
  mayNeedDesigns: (change: Change<SiteConfig>) => boolean,
) {
  let coming: SiteConfig | null = null;
  let turn = Promise.resolve();
  const writeAfter = async (
    before: Promise<void>,
    designs: Parameters<typeof loadDesigns>[0],
    change: Change<SiteConfig>,
  ) => {
    await before;
    await loadDesigns(designs);
    document.write(change.changes);
    if (coming === change.next) coming = null;
  };
  return {
    /** The document with all that is still to be written: what the next change starts from. */
    present: (): SiteConfig => coming ?? document.get(),
    write(change: Change<SiteConfig>): void {
      const from = coming ?? document.get();
      const designs = mayNeedDesigns(change) ? designsToLoad(from, change.next) : [];
      if (coming === null && designs.length === 0) {
        document.write(change.changes, change.next);
        return;
      }
      coming = change.next;
      turn = writeAfter(turn, designs, change);
    },
  };
}
