import { useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { loadInlineText } from '#editor/on-page/text/load-inline-text.ts';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { mayChange } from '#editor/core/state/use-may-change.ts';
import type { EditorPorts, Readable } from '#editor/core/ports.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { samplePorts } from '../../stories/samples/editor-ports.ts';
import { draw } from '../variants/draw.tsx';

type PageOf = (config: SiteConfig) => ReactNode;

/** A page that is drawn anew with every change of the document. */
function Drawn({ document, of }: { document: Readable<SiteConfig>; of: PageOf }) {
  return of(useSyncExternalStore(document.subscribe, document.get));
}

/**
 * The editor over a page, once it is there.
 * @param of what the page draws from a document
 */
export async function openOverPage(
  start: SiteConfig,
  of: PageOf,
  parts: Partial<Omit<EditorPorts, 'document'>> = {},
) {
  await loadInlineText();
  await page.viewport(1100, 900);
  const ports = samplePorts(start, parts);
  const editor = createEditor(ports.document, createEditSession<SiteConfig>(), (path) =>
    mayChange(ports, path),
  );
  const { place, remove } = draw(<Drawn document={ports.document} of={of} />, tenant139);
  place.style.inlineSize = '700px';
  const host = document.body.appendChild(document.createElement('div'));
  Object.assign(host.style, { position: 'fixed', insetBlock: '0', insetInlineEnd: '0' });
  host.style.inlineSize = '340px';
  const root = createRoot(host);
  root.render(<ConfigEditor editor={editor} ports={ports} onClose={() => undefined} />);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    remove();
  });
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  return { editor, config: () => ports.document.get(), written: ports.written };
}

/** A word that is being composed, as an input method shows it before it is chosen. */
export const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

/** Words that come without keys: chosen from an input method, dictated, or picked as an emoji. */
export const insertText = (text: string) => cdp().send('Input.insertText', { text });
