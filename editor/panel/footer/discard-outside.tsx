import frame from '../../parts/editor.module.css';
import type { Editor } from '../../core/state/editor.ts';
import { EditorContext } from '../../core/state/editor-context.tsx';
import type { EditorPorts } from '../../core/ports.ts';
import { DiscardDialog } from './discard-dialog.tsx';

type DiscardOutsideProps = { editor: Editor; ports: EditorPorts; onClose(): void };

/** The same question while the editor is closed. */
export function DiscardOutside({ editor, ports, onClose }: DiscardOutsideProps) {
  return (
    <EditorContext value={{ editor, ports }}>
      <div className={frame.editor} style={{ display: 'contents' }} lang="en" dir="ltr">
        <DiscardDialog onClose={onClose} />
      </div>
    </EditorContext>
  );
}
