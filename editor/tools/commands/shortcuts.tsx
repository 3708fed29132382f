import { EditorDialog } from '../../parts/editor-dialog.tsx';
import type { Editor } from '../../core/state/editor.ts';
import { commandGroups } from './command.ts';
import { commands } from './commands.ts';
import styles from './commands.module.css';
import { KeyCaps } from './key-caps.tsx';
import { commandsOf } from './open-dialog.ts';

/** Every shortcut, from the same table as the keys themselves. */
export function Shortcuts({ editor }: { editor: Editor }) {
  const close = () => commandsOf(editor).setState({ dialog: null });
  return (
    <EditorDialog title="Keyboard shortcuts" size="medium" onClose={close}>
      {commandGroups.map((group) => {
        const own = commands.filter((one) => one.group === group && one.keys !== undefined);
        if (own.length === 0) return null;
        return (
          <section key={group} className={styles.part}>
            <h3 className={styles.partTitle}>{group}</h3>
            <dl className={styles.shortcuts}>
              {own.map(({ id, label, keys = [] }) => (
                <div key={id} className={styles.shortcut}>
                  <dt>{label}</dt>
                  <dd className={styles.ways}>
                    {keys.map((one) => (
                      <KeyCaps key={JSON.stringify(one)} keys={one} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </EditorDialog>
  );
}
