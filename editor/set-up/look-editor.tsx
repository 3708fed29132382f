import { useState } from 'react';
import { siteConfigSchema } from '#schemas/config/site.ts';
import '../parts/contrast-modes.css';
import { describeFields } from '../core/settings/describe-fields.ts';
import { findField } from '../core/settings/find-field.ts';
import type { EditorPorts } from '../core/ports.ts';
import type { Editor } from '../core/state/editor.ts';
import { EditorContext, useEditorState } from '../core/state/editor-context.tsx';
import { CanvasContext, createCanvasState } from '../on-page/page/canvas-state.ts';
import { FieldInputs } from '../panel/setting/field-input.tsx';
import { ColourReport } from '../panel/theme/colour-report.tsx';
import { PaletteFinder } from '../panel/theme/palette-finder.tsx';
import { Looks } from '../panel/theme/presets-panel.tsx';
import { UndoBar } from '../panel/undo-bar.tsx';
import panel from '../parts/editor.module.css';
import { LookFoot } from './look-foot.tsx';
import styles from './look-editor.module.css';
import { SiteFrame } from './site-frame.tsx';

const groups = describeFields(siteConfigSchema);

/** What a site is known by before anything else is written for it, in the order it is asked. */
const known = ['general.businessShortName', 'general.tagline', 'general.logo'].flatMap(
  (path) => findField(groups, path) ?? [],
);

export type LookEditorProps = {
  editor: Editor;
  ports: EditorPorts;
  /** What is shown is published, and the owner wants to go on. */
  onKept(): void;
};

/**
 * The look of a new site, chosen beside the site itself: name and logo, finished looks, colours from
 * the logo. It is the same draft, history and publishing as in the whole editor.
 */
export function LookEditor({ editor, ports, onKept }: LookEditorProps) {
  const [canvas] = useState(createCanvasState);
  return (
    <EditorContext value={{ editor, ports }}>
      <CanvasContext value={canvas}>
        <div className={`${panel.editor} ${styles.editor}`} data-editor lang="en" dir="ltr">
          <div className={styles.columns}>
            <div className={styles.settings}>
              <section className={styles.part}>
                <h3 className={styles.title}>Name and logo</h3>
                <FieldInputs fields={known} />
              </section>
              <section className={styles.part}>
                <h3 className={styles.title}>Finished looks</h3>
                <Looks />
              </section>
              <section className={styles.part}>
                <h3 className={styles.title}>Colours</h3>
                <PaletteFinder />
                <ColourReport />
              </section>
            </div>
            <SiteFrame />
          </div>
          <Said />
          <UndoBar />
          <LookFoot onKept={onKept} />
        </div>
      </CanvasContext>
    </EditorContext>
  );
}

/** What happened, for screen readers. */
function Said() {
  const announcement = useEditorState((state) => state.announcement);
  return <output className={panel.visuallyHidden}>{announcement}</output>;
}
