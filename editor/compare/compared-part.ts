import type { Difference } from '../publish/difference.ts';

/** One of two documents, and what it is called beside the other. */
export type Side = 'before' | 'after';

/** Whether the page shows a part, keeps it back, or has none. */
export type Standing = 'shown' | 'hidden' | 'absent';

/** What two documents have otherwise, by the part of the page that it is seen in. */
export type ComparedPart = {
  /** Dotted path of its group (`hero`, `sections.gallery2`), `look` or `layout`. */
  key: string;
  /** How it is shown: the look of the whole page, its order, one part of it, or only in words. */
  kind: 'look' | 'order' | 'drawn' | 'words';
  name: string;
  /** What `DesignsPort` draws: id of a section, or a part around them. */
  section: string;
  standing: Record<Side, Standing>;
  differences: readonly Difference[];
};
