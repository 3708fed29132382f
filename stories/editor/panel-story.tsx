import { useState, type ReactNode } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor, type Editor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import type { EditorPorts } from '#editor/core/ports.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

type PanelStoryProps = {
  ports(): EditorPorts;
  /** What is open at first. */
  begin?: (editor: Editor) => void;
  /** A dialog that is shown by itself. */
  children?: ReactNode;
};

/** The panel as wide as it stands beside a page, with what a story needs from outside. */
export function PanelStory({ ports: makePorts, begin, children }: PanelStoryProps) {
  const [{ ports, editor }] = useState(() => {
    const ports = makePorts();
    const editor = createEditor(ports.document, createEditSession<SiteConfig>());
    begin?.(editor);
    return { ports, editor };
  });
  return (
    <main style={{ width: 340, maxWidth: '100%', height: '100vh' }}>
      <ConfigEditor editor={editor} ports={ports} onClose={() => undefined}>
        {children}
      </ConfigEditor>
    </main>
  );
}

type Played = { canvasElement: HTMLElement };

/** Presses buttons by their names, one after the other, each as soon as it is there. */
export const pressed =
  (...names: readonly string[]) =>
  async ({ canvasElement }: Played): Promise<void> => {
    for (const name of names) (await found(canvasElement, name)).click();
  };

async function found(canvas: HTMLElement, name: string): Promise<HTMLElement> {
  for (;;) {
    const buttons = [...canvas.querySelectorAll('button')];
    const button = buttons.find(({ textContent }) => textContent === name);
    if (button) return button;
    await new Promise(requestAnimationFrame);
  }
}
