import type { Difference } from '../differences/difference.ts';
import type { SeenIn } from '../differences/seen-in.ts';

/** One of two documents, and what it is called beside the other. */
export type Side = 'before' | 'after';

/** Whether the page shows a part, keeps it back, or has none. */
export type Standing = 'shown' | 'hidden' | 'absent';

/** What two documents have otherwise, by the part of the page that it is seen in. */
export type ComparedPart = SeenIn & {
  /** Dotted path of its group (`hero`, `sections.gallery2`), `look` or `layout`. */
  key: string;
  name: string;
  standing: Record<Side, Standing>;
  differences: readonly Difference[];
};
