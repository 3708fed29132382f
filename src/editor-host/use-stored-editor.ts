import { useEffect, useState } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { createEditor, type Editor } from '#editor/core/state/editor.ts';
import { storeHistory, storedHistory } from '#editor/core/history/store-history.ts';
import { mayChange } from '#editor/core/state/use-may-change.ts';
import type { EditorPorts } from '#editor/core/ports.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';

/** The editor with the history that this tab had before it was reloaded. */
export function useStoredEditor(ports: EditorPorts, tenantId: number): Editor {
  const [keeper] = useState(() => safeStorage(tabStorage()));
  const [editor] = useState(() => {
    const history = storedHistory(keeper, ports.document.get(), tenantId);
    const session = createEditSession<SiteConfig>({ history, now: ports.now });
    return createEditor(ports.document, session, (path) => mayChange(ports, path));
  });
  useEffect(() => {
    return storeHistory(editor.session, ports.document, keeper, tenantId);
  }, [editor, ports, keeper, tenantId]);
  return editor;
}
