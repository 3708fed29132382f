import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { homeKinds, type HomeKind } from '#schemas/config/home-kinds.ts';
import { kindNames } from '../../core/settings/describe-section.ts';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { sectionIdAt } from '../../core/settings/section-paths.ts';
import styles from './add-section.module.css';
import { KindPicture } from './kind-picture.tsx';
import { kindSentences } from './kind-sentences.ts';
import { addSection } from '../../core/sections/section-actions.ts';

/** Opens the kinds of sections to choose from; the new one stands behind the selected one. */
export function AddSection() {
  const editor = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const cameFrom = useEditorState((state) => state.previousView);
  const inHand = cameFrom === null ? undefined : sectionIdAt(cameFrom);
  const add = (kind: HomeKind) => {
    setIsOpen(false);
    addSection(editor, kind, inHand ?? null);
  };
  return (
    <>
      <button type="button" className={styles.button} data-add onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" size={14} /> Add a section
      </button>
      {isOpen && (
        <EditorDialog title="Add a section" size="medium" onClose={() => setIsOpen(false)}>
          <ul className={styles.kinds}>
            {homeKinds.map((kind) => (
              <li key={kind} className={styles.kind}>
                <KindPicture kind={kind} />
                <div>
                  <button
                    type="button"
                    className={styles.choose}
                    aria-describedby={`add-${kind}`}
                    onClick={() => add(kind)}
                  >
                    {kindNames[kind]}
                  </button>
                  <p className={styles.sentence} id={`add-${kind}`}>
                    {kindSentences[kind]}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </EditorDialog>
      )}
    </>
  );
}
