import { useConfig, usePageState, useStores } from '#ui/stores/stores.tsx';
import styles from './editor-button-place.module.css';

/**
 * The way into the editor, for anyone where `showConfigEditor` says so and for signed-in staff
 * always. It is a part of the header, and so over nothing that can be bought; its place is there
 * before scripts run, so that nothing moves when it comes. What stands in it comes with the editor's
 * host: without scripts it would be a button that does nothing.
 * @param takesFocus it has the focus when the editor is closed
 */
export function EditorButton({ takesFocus = false }: { takesFocus?: boolean }) {
  const { boot } = useStores();
  const isForAll = useConfig((state) => state.config.general.showConfigEditor);
  const entry = usePageState((state) => state.editorEntry);
  if (boot.preview || !(isForAll || entry?.isForStaff)) return null;
  return (
    <span className={styles.place}>
      {entry && !entry.isOpen && <entry.Button entry={entry} takesFocus={takesFocus} />}
    </span>
  );
}
