import type { RefObject } from 'react';
import type { Editor } from '../editor.ts';
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
    const key = `${group} ${field}`;
    const config = document.get();
    const isThere = last?.located
      ? last.located.root.isConnected && last.located.element?.isConnected !== false
      : last?.config === config;
    const held = chosen.current?.field === field ? chosen.current.element : null;
    const isOther = held?.isConnected === true && held !== last?.located?.element;
    if (last?.key === key && isThere && !isOther) return last.located;
    const found = field === null ? null : heldOr(chosen.current, field, page, config);
    const root = found?.place.root ?? findGroup(page, config, group)?.root;
    const located = root ? { root, element: found?.element ?? null } : null;
    last = { key, config, located };
    return located;
  };
}

function heldOr(
  chosen: Found | null,
  field: string,
  page: Document,
  config: Parameters<typeof findField>[1],
): Found | null {
  const isHeld =
    chosen?.field === field && chosen.element.isConnected && chosen.element.ownerDocument === page;
  return isHeld ? chosen : findField(page, config, field);
}
