import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadDesigns, designsOfSection } from '#editor/core/designs/designs.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { createEditor, type Editor } from '#editor/core/state/editor.ts';
import { facesOf } from '#editor/core/designs/load-fonts.ts';
import { pasteSection } from '#editor/core/exchange/paste-section.ts';
import {
  addSection,
  duplicateSection,
  hideSection,
  moveSection,
  removeSection,
} from '#editor/core/sections/section-actions.ts';
import { orderOf } from '#editor/core/sections/section-changes.ts';
import { exportSection, exportSite } from '#editor/core/exchange/envelope.ts';
import { readImport } from '#editor/core/exchange/read-import.ts';
import { homeKinds } from '#schemas/config/home-kinds.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, siteConfigVersion, type SiteConfig } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { draws } from '../../draws.ts';
import { valuesOf } from '../../schemas/config-arbitrary.ts';
import { samplePorts } from '#stories/samples/editor-ports.ts';

const start = tenant139.config;
const at = fc.nat(40);
const text = fc.string({ maxLength: 12 });

/** What an owner does, from a letter to another site in its place. */
const acts: fc.Arbitrary<(editor: Editor) => void> = fc.oneof(
  text.map((value) => (editor: Editor) => editor.edit(['hero', 'title'], 'Title', value)),
  text.map((value) => (editor: Editor) => editor.edit(['seo', 'title'], 'Title', value)),
  fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    .map((value) => (editor: Editor) => editor.edit(['colors', 'primary'], 'Primary', value)),
  fc.constantFrom(...homeKinds).map((kind) => (editor: Editor) => {
    addSection(editor, kind, null);
  }),
  fc.tuple(at, at).map(
    ([from, to]) =>
      (editor: Editor) =>
        moveSection(editor, pick(editor, from), to),
  ),
  at.map((from) => (editor: Editor) => removeSection(editor, pick(editor, from))),
  at.map((from) => (editor: Editor) => {
    duplicateSection(editor, pick(editor, from));
  }),
  fc.tuple(at, fc.boolean()).map(
    ([from, hidden]) =>
      (editor: Editor) =>
        hideSection(editor, pick(editor, from), hidden),
  ),
  at.map((from) => (editor: Editor) => {
    pasteSection(editor, exportSection(tenant53.config, 'hero'), pick(editor, from));
  }),
  fc
    .constantFrom(tenant53.config, start)
    .map((other) => (editor: Editor) => editor.replace('Another site', other)),
  fc.constant((editor: Editor) => editor.endGesture()),
  fc.constant((editor: Editor) => editor.undo()),
  fc.constant((editor: Editor) => editor.redo()),
);

function pick({ document }: Editor, index: number): string {
  const order = orderOf(document.get());
  return order[index % order.length]?.id ?? 'hero';
}

function sit(): Editor {
  const { document } = samplePorts(start);
  return createEditor(document, createEditSession<SiteConfig>());
}

// What is there already is written at once.
beforeAll(async () => {
  const kinds = [...homeKinds, 'footer', 'topOfferBanner'] as const;
  const fonts = [start, tenant53.config, siteConfigSchema.parse({})].map(
    ({ theme }) => theme.fonts,
  );
  await loadDesigns([...kinds.flatMap(designsOfSection), ...fonts.map(facesOf)]);
});

test('whatever an owner did, undoing all of it leads to the start, and redoing all of it back', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (script) => {
      const editor = sit();
      for (const act of script) act(editor);
      const end = editor.document.get();
      const { past, future } = editor.session.history();
      editor.goToStep(future.length);
      const furthest = editor.document.get();
      editor.goToStep(-(past.length + future.length));
      expect(editor.document.get()).toEqual(start);
      editor.goToStep(past.length);
      expect(editor.document.get()).toEqual(end);
      editor.goToStep(future.length);
      expect(editor.document.get()).toEqual(furthest);
      expect(editor.state.getState().announcement).not.toContain('dropped');
    }),
    { numRuns: draws(150) },
  );
});

test('the document changes exactly where a step is made', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (script) => {
      const editor = sit();
      for (const act of script) {
        const [document, history] = [editor.document.get(), editor.session.history()];
        editor.endGesture();
        act(editor);
        expect(editor.session.history() === history).toBe(editor.document.get() === document);
      }
    }),
    { numRuns: draws(100) },
  );
});

/** Any site that the schema takes, as it stands once it was read. */
const sites = valuesOf(siteConfigSchema).map((value): SiteConfig => ({
  ...readSiteConfig(value).config,
  schemaVersion: siteConfigVersion,
}));

test('any site comes back from its file as it went out, but for whose it is', () => {
  fc.assert(
    fc.property(sites, (site) => {
      const found = readImport(exportSite(site, 0), start);
      if (found.kind !== 'ready') throw new Error(found.reason);
      const { tenantId } = start.general;
      expect(found.config).toEqual({ ...site, general: { ...site.general, tenantId } });
      expect(found.problems).toEqual([]);
    }),
    { numRuns: draws(60) },
  );
});

test('any section comes back from the clipboard as it was copied', () => {
  fc.assert(
    fc.property(sites, at, (site, index) => {
      const known = orderOf(site).filter(({ id }) => homeKinds.some((kind) => kind === id));
      const id = known[index % known.length]?.id ?? 'hero';
      const found = readImport(exportSection(site, id), start);
      if (found.kind !== 'ready' || found.section === undefined) throw new Error('refused');
      const again = readImport(exportSection(found.config, found.section), start);
      expect(again).toEqual(found);
      expect(found.problems).toEqual([]);
    }),
    { numRuns: draws(60) },
  );
});
