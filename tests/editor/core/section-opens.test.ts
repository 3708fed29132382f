import { expect, test } from 'vitest';
import { pasteSection } from '#editor/core/exchange/paste-section.ts';
import { createEditor, type Editor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { addSection, duplicateSection } from '#editor/core/sections/section-actions.ts';
import { exportSection } from '#editor/core/exchange/envelope.ts';
import { pathOf } from '#editor/core/settings/path-of.ts';
import { valueAt } from '#editor/core/settings/value-at.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { samplePorts } from '#stories/samples/editor-ports.ts';

/** None of these sections is shown, so the designs of all have still to come. */
const start = siteConfigSchema.parse({
  layout: { home: [{ id: 'hero', hidden: true }, { id: 'features' }] },
});

test.each<[string, (editor: Editor) => unknown]>([
  ['added', (editor) => addSection(editor, 'gallery', null)],
  ['duplicated', (editor) => duplicateSection(editor, 'hero')],
  [
    'pasted',
    (editor) => pasteSection(editor, exportSection(tenant139.config, 'about'), 'features'),
  ],
])('a section that is %s opens once it is there, so that the page finds it', async (_how, act) => {
  const { document } = samplePorts(start);
  const editor = createEditor(document, createEditSession<SiteConfig>());
  const opened: unknown[] = [];
  editor.state.subscribe(({ view }, before) => {
    if (view === before.view || view.name !== 'group') return;
    opened.push(valueAt(document.get(), pathOf(view.path)));
  });
  act(editor);
  // Its design has still to come.
  expect(document.get()).toBe(start);
  expect(opened).toEqual([]);
  await expect
    .poll(() => opened)
    .toEqual([expect.objectContaining({ variant: expect.anything() })]);
});
