import type { RefObject } from 'react';
import type { Editor } from '../../core/state/editor.ts';
import { findField, findGroup, type Found } from './on-page.ts';

type Wanted = { group: string; field: string | null };
type Located = { root: Element; element: Element | null };

/**
 * Where what is in hand stands on the page. The page is searched only when something else comes
 * into hand, or when what was found has gone: not for each letter that is typed in it.
 * @param chosen what was pressed, which of several places of one field it was
 */
export function createLocator(
  page: Document,
  document: Editor['document'],
  chosen: RefObject<Found | null>,
): (wanted: Wanted) => Located | null {
  let last: { key: string; config: unknown; located: Located | null } | null = null;
  return ({ group, field }) => {
    // What was pressed in another frame tells the place here too: a name stands in several.
    const meant = field !== null && chosen.current?.field === field ? chosen.current : null;
    const isHere = meant?.element.isConnected && meant.element.ownerDocument === page;
    const key = `${group} ${field} ${meant?.place.path}`;
    const config = document.get();
    const isThere = last?.located
      ? last.located.root.isConnected && last.located.element?.isConnected !== false
      : last?.config === config;
    const isOther = isHere && meant?.element !== last?.located?.element;
    if (last?.key === key && isThere && !isOther) return last.located;
    const found =
      field === null || isHere ? meant : findField(page, config, field, meant?.place.path);
    const root = found?.place.root ?? findGroup(page, config, group)?.root;
    const located = root ? { root, element: found?.element ?? null } : null;
    last = { key, config, located };
    return located;
  };
}
