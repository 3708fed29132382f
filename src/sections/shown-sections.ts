import type { SiteConfig } from '#schemas/config/site.ts';

/** Ids of the sections that the home page shows, in the owner's order and each once. */
export const shownSections = ({ home }: SiteConfig['layout']): string[] => [
  ...new Set(home.filter(({ hidden }) => !hidden).map(({ id }) => id)),
];
