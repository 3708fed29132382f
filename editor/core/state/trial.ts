import { produce } from 'immer';
import type { SiteConfig } from '#schemas/config/site.ts';
import { designsToLoad, loadDesigns } from '../designs/designs.ts';
import type { DocumentPort } from '../ports.ts';

/** A change that is seen on the page before it is made; there is one at a time. */
export function createTrial(document: DocumentPort) {
  // A trial whose design comes late must not lie over what was done since.
  let turn = 0;
  let shown: { tried: SiteConfig; written: SiteConfig } | null = null;
  const show = (tried: SiteConfig, written: SiteConfig) => {
    shown = { tried, written };
    document.try(tried);
  };
  const end = (): SiteConfig => {
    turn++;
    if (shown) document.try(null);
    shown = null;
    return document.get();
  };
  return {
    /** Ends it. Gives the document as it is written. */
    end,
    /** The document without what is tried. */
    written(): SiteConfig {
      const present = document.get();
      return shown?.tried === present ? shown.written : present;
    },
    begin(recipe: (draft: SiteConfig) => void): void {
      const present = end();
      const wanted = produce(present, (draft: SiteConfig) => void recipe(draft));
      const designs = designsToLoad(present, wanted);
      if (designs.length === 0) {
        show(wanted, present);
        return;
      }
      const mine = turn;
      const inTime = () => (mine === turn ? show(wanted, present) : undefined);
      void loadDesigns(designs).then(inTime);
    },
  };
}
