import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import editorStyles from '#editor/config-editor.module.css';
import { describeFields } from '#editor/settings/describe-fields.ts';
import { describeSection } from '#editor/settings/describe-section.ts';
import { createEditSession } from '#editor/history/edit-session.ts';
import { createEditor } from '#editor/editor.ts';
import { EditorContext } from '#editor/editor-context.tsx';
import { FieldInput } from '#editor/panel/field-input.tsx';
import { ProblemBadge } from '#editor/fields/problem-badge.tsx';
import { findField } from '#editor/settings/find-field.ts';
import type { EditorPorts } from '#editor/ports.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import '#variants/base.css';
import { samplePorts } from '../../../stories/samples/editor-ports.ts';

const site = describeFields(siteConfigSchema);
const fields = [
  ...site,
  ...(findField(site, 'topOfferBanner.byVariant')?.fields ?? []),
  describeSection('spotlight', 'sections.bestSellers'),
  describeSection('gallery', 'sections.gallery'),
];

/** Some fields of a document, with the badge of the group that they stand in. */
export function openFields(
  paths: readonly string[],
  start: unknown = {},
  parts: Partial<Omit<EditorPorts, 'document'>> = {},
) {
  const ports = samplePorts(siteConfigSchema.parse(start), parts);
  const editor = createEditor(ports.document, createEditSession<SiteConfig>());
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  const draw = (shown: readonly string[]) =>
    root.render(
      <EditorContext value={{ editor, ports }}>
        <div className={editorStyles.editor} style={{ width: 340, height: 'auto' }}>
          <p data-testid="badge">
            <ProblemBadge prefix={paths[0]?.split('.')[0] ?? ''} />
          </p>
          {shown.map((path) => {
            const field = findField(fields, path);
            return field && <FieldInput key={path} field={field} />;
          })}
        </div>
      </EditorContext>,
    );
  draw(paths);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return {
    editor,
    config: () => ports.document.get(),
    written: ports.written,
    labels: () => editor.session.history().past.map(({ label }) => label),
    show: draw,
    violations: async () => {
      const found = await axe.run(host, { rules: { region: { enabled: false } } });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
  };
}
