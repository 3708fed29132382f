import { produce } from 'immer';
import type { SiteConfig } from '#schemas/config/site.ts';
import { designsToLoad, loadDesigns } from './designs.ts';
import type { DocumentPort } from './ports.ts';

/** A change that is seen on the page before it is made; there is one at a time. */
export function createTrial(document: DocumentPort) {
  // A trial whose design comes late must not lie over what was done since.
  let turn = 0;
  const end = (): SiteConfig => {
    turn++;
    document.try(null);
    return document.get();
  };
  return {
    /** Ends it. Gives the document as it is written. */
    end,
    begin(recipe: (draft: SiteConfig) => void): void {
      const present = end();
      const next = produce(present, (draft: SiteConfig) => void recipe(draft));
      const designs = designsToLoad(present, next);
      if (designs.length === 0) {
        document.try(next);
        return;
      }
      const mine = turn;
      void loadDesigns(designs).then(() => {
        if (mine === turn) document.try(next);
      });
    },
  };
}
