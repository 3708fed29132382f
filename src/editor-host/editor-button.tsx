import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import { useConfig, usePageState, useStores } from '../stores/stores.tsx';
import styles from './editor-button.module.css';

/**
 * The way into the editor, for anyone where `showConfigEditor` says so and for signed-in staff
 * always. It is a part of the header, and so over nothing that can be bought; its place is there
 * before scripts run, so that nothing moves when it comes.
 * @param takesFocus it has the focus when the editor is closed
 */
export function EditorButton({ takesFocus = false }: { takesFocus?: boolean }) {
  const { boot } = useStores();
  const isForAll = useConfig((state) => state.config.general.showConfigEditor);
  const entry = usePageState((state) => state.editorEntry);
  const button = useRef<HTMLButtonElement>(null);
  const returns = entry?.returns ?? 0;
  useEffect(() => {
    if (takesFocus && returns > 0) button.current?.focus();
  }, [takesFocus, returns]);
  if (boot.preview || !(isForAll || entry?.isForStaff)) return null;
  // A chunk that did not come is asked for again, and complained about, at the press itself.
  const preload = () => void entry?.preload().catch(() => undefined);
  return (
    <span className={styles.place}>
      {/* Without scripts it would be a button that does nothing. */}
      {entry && !entry.isOpen && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label="Edit this site"
          aria-keyshortcuts="Control+. Meta+."
          title="Edit this site (Ctrl/⌘ .)"
          onClick={entry.open}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <Pencil aria-hidden="true" size={16} />
        </button>
      )}
    </span>
  );
}
