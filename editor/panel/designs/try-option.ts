import type { ReactNode } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';

/** Something to choose that can be looked at on the page first. */
export type TryOption = {
  key: string;
  name: string;
  /** A line below the name. */
  note?: string;
  /** What choosing it changes. */
  recipe(draft: SiteConfig): void;
  /** How it looks in small. */
  picture: ReactNode;
};
