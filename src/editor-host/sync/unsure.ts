import { isSameContent } from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Transaction } from './draft-server.ts';
import { copyPlaces } from './merge-draft.ts';

/** Sent, and nobody knows whether it arrived; with the document that it was made of. */
export type Unsure = Transaction & { document: SiteConfig };

/** What both sides had, with those changes that the server's document shows to have arrived. */
export const withArrived = (
  unsure: readonly Unsure[],
  base: SiteConfig,
  theirs: SiteConfig,
): SiteConfig =>
  unsure.reduce((document, { changes, document: sent }) => {
    const paths = changes
      .map(({ path }) => path)
      .filter((path) => isSameContent(contentAt(sent, path), contentAt(theirs, path)));
    return copyPlaces(document, sent, paths);
  }, base);
