import axe from 'axe-core';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import editorStyles from '#editor/parts/editor.module.css';
import { describeFields } from '#editor/core/settings/describe-fields.ts';
import { describeSection } from '#editor/core/settings/describe-section.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { createEditor } from '#editor/core/state/editor.ts';
import { EditorContext } from '#editor/core/state/editor-context.tsx';
import { FieldInput } from '#editor/panel/setting/field-input.tsx';
import { ProblemBadge } from '#editor/fields/field/problem-badge.tsx';
import { findField } from '#editor/core/settings/find-field.ts';
import type { EditorPorts } from '#editor/core/ports.ts';
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
