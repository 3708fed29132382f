import type { RefObject } from 'react';
import type { Editor } from '../../core/state/editor.ts';
import { findField, findGroup, type PageTarget } from './page-target.ts';

type Query = { group: string; field: string | null };
type Located = { root: Element; element: Element | null };

/**
 * Finds the selection on the page. Searches only when the selection changes or the found element
 * was removed: not for each character typed in it.
 * @param clicked what was clicked last: decides which of several elements of one field is preferred
 */
export function createLocator(
  page: Document,
  document: Editor['document'],
  clicked: RefObject<PageTarget | null>,
): (query: Query) => Located | null {
  let last: { key: string; config: unknown; located: Located | null } | null = null;
  return ({ group, field }) => {
    // A click in another frame identifies the part here too: several parts may show one field.
    const preferred = field !== null && clicked.current?.field === field ? clicked.current : null;
    const isHere = preferred?.element.isConnected && preferred.element.ownerDocument === page;
    const key = `${group} ${field} ${preferred?.part.path}`;
    const config = document.get();
    // A section whose design loads is drawn after the document has it.
    const isThere = last?.located
      ? last.located.root.isConnected && last.located.element?.isConnected !== false
      : last?.config === config && !findGroup(page, config, group);
    const isOther = isHere && preferred?.element !== last?.located?.element;
    if (last?.key === key && isThere && !isOther) return last.located;
    const found =
      field === null || isHere ? preferred : findField(page, config, field, preferred?.part.path);
    const root = found?.part.root ?? findGroup(page, config, group)?.root;
    const located = root ? { root, element: found?.element ?? null } : null;
    last = { key, config, located };
    return located;
  };
}
