import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { mayChange } from '#editor/core/state/use-may-change.ts';
import type { EditorPorts } from '#editor/core/ports.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import '#variants/base.css';
import { samplePorts } from '../../stories/samples/editor-ports.ts';

/**
 * The editor on a configuration of its own; tells what it was changed to, and how.
 * @param parts what lies outside otherwise than in memory
 */
export function openEditor(
  start: SiteConfig = siteConfigSchema.parse({}),
  parts: Partial<Omit<EditorPorts, 'document'>> = {},
) {
  const ports = samplePorts(start, parts);
  const editor = createEditor(
    ports.document,
    createEditSession<SiteConfig>({ now: ports.now }),
    (path) => mayChange(ports, path),
  );
  const onClose = vi.fn<() => void>();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  // Strict: what is done twice in a component or an effect shows (complaint 14 of editor-complaints.md).
  root.render(
    <StrictMode>
      <ConfigEditor editor={editor} ports={ports} onClose={onClose} />
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return {
    editor,
    ports,
    config: () => ports.document.get(),
    changes: ports.written,
    onClose,
    /** Opens a view, which takes the focus: what a test focuses afterwards keeps it. */
    async openGroup(name: string): Promise<void> {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.element(page.getByRole('heading', { name, exact: true })).toHaveFocus();
    },
  };
}
