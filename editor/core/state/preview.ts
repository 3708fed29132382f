import { produce } from 'immer';
import type { SiteConfig } from '#schemas/config/site.ts';
import { designsToLoad, loadDesigns } from '../designs/designs.ts';
import type { DocumentPort } from '../ports.ts';

/** Shows a change on the page before it is made; one at a time. */
export function createPreview(document: DocumentPort) {
  // A preview whose design loads late must not cover what was done since.
  let turn = 0;
  let shown: { previewed: SiteConfig; committed: SiteConfig } | null = null;
  const show = (previewed: SiteConfig, committed: SiteConfig) => {
    shown = { previewed, committed };
    document.preview(previewed);
  };
  const end = (): SiteConfig => {
    turn++;
    if (shown) document.preview(null);
    shown = null;
    return document.get();
  };
  return {
    /** Ends it. @returns the document without it */
    end,
    /** The document without the preview. */
    committed(): SiteConfig {
      const present = document.get();
      return shown?.previewed === present ? shown.committed : present;
    },
    begin(recipe: (draft: SiteConfig) => void): void {
      const present = end();
      const next = produce(present, (draft: SiteConfig) => void recipe(draft));
      const designs = designsToLoad(present, next);
      if (designs.length === 0) {
        show(next, present);
        return;
      }
      const started = turn;
      const showIfCurrent = () => (started === turn ? show(next, present) : undefined);
      void loadDesigns(designs).then(showIfCurrent);
    },
  };
}
