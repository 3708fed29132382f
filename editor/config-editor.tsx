import type { Patch } from 'immer';
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import styles from './config-editor.module.css';
import { describeFields } from './describe-fields.ts';
import { designsToLoad, loadDesigns } from './designs.ts';
import type { Change, EditSession } from './edit-session.ts';
import { EditorContext, type EditorApi } from './editor-context.tsx';
import { EditorHead } from './editor-head.tsx';
import { GroupPanel } from './group-panel.tsx';
import { SitePanel } from './site-panel.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { setValueAt } from './value-at.ts';

const groups = describeFields(siteConfigSchema);

export type ConfigEditorProps = {
  config: SiteConfig;
  /** Changes as patches of the configuration; where they are kept is the caller's business. */
  onChange(patches: readonly Patch[]): void;
  /** The history, which may outlive the form. */
  session: EditSession<SiteConfig>;
  onClose(): void;
  /** Stands at the panel's foot: what becomes of the changes. */
  foot?: ReactNode;
};

/** The form of the whole site, made from its schema; it fills the box that it is put in. */
export function ConfigEditor({ config, onChange, session, onClose, foot }: ConfigEditorProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ opened: string | null; before: string | null }>({
    opened: null,
    before: null,
  });
  const [said, setSaid] = useState('');
  const history = useSyncExternalStore(session.subscribe, session.history);
  const write = (change: Change<SiteConfig> | null): boolean => {
    if (!change) return false;
    const designs = designsToLoad(config, change.next);
    if (designs.length === 0) onChange(change.patches);
    else void loadDesigns(designs).then(() => onChange(change.patches));
    return true;
  };
  const undo = () => {
    const change = session.undo(config);
    if (write(change)) setSaid(`Undone: ${change?.label}.`);
  };
  const redo = () => {
    const change = session.redo(config);
    if (write(change)) setSaid(`Redone: ${change?.label}.`);
  };
  useEditorKeys(panel, { undo, redo, close: onClose });

  const editor: EditorApi = {
    config,
    edit: (path, label, value) =>
      void write(
        session.edit(config, { label, place: path.join('.') }, (draft) =>
          setValueAt(draft, path, value),
        ),
      ),
    settle: session.settle,
  };
  return (
    <EditorContext value={editor}>
      <div ref={panel} className={styles.editor}>
        <EditorHead
          undoLabel={history.past.at(-1)?.label}
          redoLabel={history.future[0]?.label}
          onUndo={undo}
          onRedo={redo}
          onClose={onClose}
        />
        <div className={styles.body}>
          {place.opened === null ? (
            <SitePanel
              groups={groups}
              focusOn={place.before}
              onOpen={(opened) => setPlace({ opened, before: null })}
            />
          ) : (
            <GroupPanel
              key={place.opened}
              groups={groups}
              path={place.opened}
              onBack={() => setPlace({ opened: null, before: place.opened })}
            />
          )}
        </div>
        <output className={styles.said}>{said}</output>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </EditorContext>
  );
}
