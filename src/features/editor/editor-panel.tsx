import { useEffect, useState } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/editor.ts';
import { mayChange } from '#editor/places/use-may-change.ts';
import { createEditSession } from '#editor/edit-session.ts';
import { useConfig, useStores } from '../../stores/stores.tsx';
import { createEditorPorts } from './editor-ports.ts';
import styles from './editor-panel.module.css';
import { OwnChanges } from './own-changes.tsx';

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

  // The page makes room: see the style sheet.
  useEffect(() => {
    if (!isOpen) return;
    document.documentElement.dataset.editing = '';
    return () => void delete document.documentElement.dataset.editing;
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <section className={styles.dock} aria-label="Site editor">
      <ConfigEditor
        editor={editor}
        ports={ports}
        onClose={onClose}
        foot={hasOwnChanges ? <OwnChanges onDiscard={onDiscard} /> : <NoChanges />}
      />
    </section>
  );
}

function NoChanges() {
  return <p className={styles.note}>What you change here is seen only in this browser.</p>;
}
