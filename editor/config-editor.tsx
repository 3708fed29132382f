import { useRef, type ReactNode } from 'react';
import { siteConfigSchema } from '#schemas/config/site.ts';
import styles from './config-editor.module.css';
import { describeFields } from './describe-fields.ts';
import type { Editor } from './editor.ts';
import { EditorContext, useEditorState } from './editor-context.tsx';
import { EditorHead } from './editor-head.tsx';
import { furtherViews } from './further-views.ts';
import { GroupPanel } from './group-panel.tsx';
import type { EditorPorts } from './ports.ts';
import { SitePanel } from './site-panel.tsx';
import { useEditorKeys } from './use-editor-keys.ts';

const groups = describeFields(siteConfigSchema);

export type ConfigEditorProps = {
  /** The state and the history, which outlive the panel. */
  editor: Editor;
  ports: EditorPorts;
  onClose(): void;
  /** Stands at the panel's foot: what becomes of the changes. */
  foot?: ReactNode;
};

/** The form of the whole site, made from its schema; it fills the box that it is put in. */
export function ConfigEditor({ editor, ports, onClose, foot }: ConfigEditorProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEditorKeys(panel, editor, onClose);
  return (
    <EditorContext value={{ editor, ports }}>
      <div ref={panel} className={styles.editor}>
        <EditorHead onClose={onClose} />
        <div className={styles.body}>
          <PresentView />
        </div>
        <Said />
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </EditorContext>
  );
}

function PresentView() {
  const view = useEditorState((state) => state.view);
  if (view.name === 'site') return <SitePanel groups={groups} />;
  if (view.name === 'group') return <GroupPanel key={view.path} groups={groups} path={view.path} />;
  const Further = furtherViews[view.name].Component;
  return <Further />;
}

/** What happened, for screen readers. */
function Said() {
  const said = useEditorState((state) => state.said);
  return <output className={styles.said}>{said}</output>;
}
