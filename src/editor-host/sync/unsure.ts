import { isSameValue } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Transaction } from './draft-server.ts';
import { copyPlaces, placeAt } from './merge-draft.ts';
import type { DraftChange } from './place-form.ts';

/** Sent, and nobody knows whether it arrived: its settings, and the document that it was made of. */
export type Unsure = Transaction & { items: readonly DraftChange[]; document: SiteConfig };

/** What both sides had, with those changes that the server's document shows to have arrived. */
export const withArrived = (
  unsure: readonly Unsure[],
  ground: SiteConfig,
  theirs: SiteConfig,
): SiteConfig =>
  unsure.reduce((document, { items, document: sent }) => {
    const paths = items
      .map(({ path }) => path)
      .filter((path) => isSameValue(placeAt(sent, path), placeAt(theirs, path)));
    return copyPlaces(document, sent, paths);
  }, ground);
