import { matchPath } from 'react-router-dom';
import { idOfSlug } from '#schemas/rules/menu/menu-slug.ts';
import { paths } from '#ui/paths.ts';

/** The product that a path is the page of; null where it is none. */
export const dishInPath = (pathname: string): number | null =>
  idOfSlug(matchPath(paths.dish(':dish'), pathname)?.params.dish ?? '');

/** The category that a path is the menu at; null where it is at none. */
export const categoryInPath = (pathname: string): number | null =>
  idOfSlug(matchPath(paths.menuCategory(':category'), pathname)?.params.category ?? '');
