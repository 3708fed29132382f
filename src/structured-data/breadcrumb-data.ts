import type { BreadcrumbList } from 'schema-dts';

type Crumb = { name: string; url: string };

/** The way from the home page to a page, which is the last. */
export const breadcrumbData = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: url,
  })),
});
