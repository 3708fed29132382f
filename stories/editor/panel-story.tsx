import { useState, type ReactNode } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor, type Editor } from '#editor/editor.ts';
import { createEditSession } from '#editor/edit-session.ts';
import type { EditorPorts } from '#editor/ports.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

type PanelStoryProps = {
  ports(): EditorPorts;
  /** What is open at first. */
  begin?: (editor: Editor) => void;
  foot?: ReactNode;
};

/** The panel as wide as it stands beside a page, with what a story needs from outside. */
export function PanelStory({ ports: makePorts, begin, foot }: PanelStoryProps) {
  const [{ ports, editor }] = useState(() => {
    const ports = makePorts();
    const editor = createEditor(ports.document, createEditSession<SiteConfig>());
    begin?.(editor);
    return { ports, editor };
  });
  return (
    <main style={{ width: 340, maxWidth: '100%', height: '100vh' }}>
      <ConfigEditor editor={editor} ports={ports} onClose={() => undefined} foot={foot} />
    </main>
  );
}
