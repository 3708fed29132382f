import { useState } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/editor.ts';
import { mayChange } from '#editor/places/use-may-change.ts';
import { createEditSession } from '#editor/edit-session.ts';
import { createPreferences } from '#editor/preferences.ts';
import { useConfig, useStores } from '../../stores/stores.tsx';
import { createEditorPorts } from './editor-ports.ts';
import styles from './editor-panel.module.css';
import { OwnChanges } from './own-changes.tsx';
import { PanelDock } from './panel-dock.tsx';

export type EditorPanelProps = {
  isOpen: boolean;
  onClose(): void;
  onDiscard(): void;
};

/**
 * The only door from the storefront into the editor: beside the page where there is room, a sheet
 * from below elsewhere. The history stays while the panel is closed.
 */
export function EditorPanel({ isOpen, onClose, onDiscard }: EditorPanelProps) {
  const stores = useStores();
  const hasOwnChanges = useConfig((state) => state.draft !== null);
  const [ports] = useState(() => createEditorPorts(stores));
  const [editor] = useState(() =>
    createEditor(ports.document, createEditSession<SiteConfig>(), (path) => mayChange(ports, path)),
  );

  const [preferences] = useState(() => createPreferences(stores.storage));

  if (!isOpen) return null;
  return (
    <PanelDock preferences={preferences}>
      <ConfigEditor
        editor={editor}
        ports={ports}
        preferences={preferences}
        onClose={onClose}
        foot={hasOwnChanges ? <OwnChanges onDiscard={onDiscard} /> : <NoChanges />}
      />
    </PanelDock>
  );
}

function NoChanges() {
  return <p className={styles.note}>What you change here is seen only in this browser.</p>;
}
