import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { Canvas } from './on-page/canvas.tsx';
import { CanvasContext, createCanvasState } from './on-page/page/canvas-state.ts';
import { lowerSheetForPage } from './on-page/page/lower-sheet.ts';
import { CommandHost } from './tools/commands/command-host.tsx';
import styles from './parts/editor.module.css';
import './parts/contrast-modes.css';
import { describeFields } from './core/settings/describe-fields.ts';
import type { Editor } from './core/state/editor.ts';
import { EditorContext, useEditorState } from './core/state/editor-context.tsx';
import { EditorHead } from './panel/header/editor-head.tsx';
import { EditorFoot } from './panel/footer/editor-foot.tsx';
import { furtherViews } from './panel/header/further-views.ts';
import type { GroupPanelProps } from './panel/group-panel.tsx';
import { leaveEditor } from './core/state/leave.ts';
import { lazyView } from './parts/lazy-view.tsx';
import { FormSignIn } from './parts/sign-in/form-sign-in.tsx';
import type { EditorPorts } from './core/ports.ts';
import { createPreferences, type PreferencesStore } from './core/state/preferences.ts';
import { SitePanel } from './panel/site-panel.tsx';
import { UndoBar } from './panel/undo-bar.tsx';

const groups = describeFields(siteConfigSchema);

/** All kinds of fields: the site at a glance has none of them, and need not wait for them. */
const GroupPanel = lazyView<GroupPanelProps>(
  'group',
  async () => (await import('./panel/group-panel.tsx')).GroupPanel,
);

export type ConfigEditorProps = {
  /** The state and the history, which outlive the panel. */
  editor: Editor;
  ports: EditorPorts;
  onClose(): void;
  /** Where the panel stands; kept by whoever places it. */
  preferences?: PreferencesStore;
  /** More inside it, such as a dialog that a story shows. */
  children?: ReactNode;
};

/** The form of the whole site, made from its schema; it fills the box that it is put in. */
export function ConfigEditor({ editor, ports, onClose, preferences, children }: ConfigEditorProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [canvas] = useState(createCanvasState);
  const [ownPreferences] = useState(() => createPreferences(null));
  const kept = preferences ?? ownPreferences;
  useEffect(() => {
    return lowerSheetForPage(canvas, kept);
  }, [canvas, kept]);
  useEffect(() => {
    // Where this fails, it is asked for again when a group is opened.
    GroupPanel.preload().catch(() => undefined);
  }, []);
  const leave = useCallback(() => leaveEditor(editor, onClose), [editor, onClose]);
  return (
    <EditorContext value={{ editor, ports }}>
      <CanvasContext value={canvas}>
        <div ref={panel} className={styles.editor} data-editor lang="en" dir="ltr">
          <EditorHead preferences={kept} onClose={leave} />
          <div className={styles.body}>
            <PresentView />
          </div>
          <Said />
          <UndoBar />
          <EditorFoot />
          <CommandHost panel={panel} preferences={kept} onClose={leave} />
          <FormSignIn />
          {children}
        </div>
        <Canvas />
      </CanvasContext>
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
  const announcement = useEditorState((state) => state.announcement);
  return <output className={styles.visuallyHidden}>{announcement}</output>;
}
