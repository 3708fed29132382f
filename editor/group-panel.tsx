import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import type { FieldGroup } from '#schemas/config/field.ts';
import type { SectionKind } from '#variants/registry.ts';
import styles from './config-editor.module.css';
import type { FieldDescription } from './describe-fields.ts';
import { designsOfSection, loadDesigns } from './designs.ts';
import { FieldInputs } from './field-input.tsx';
import { findField } from './find-field.ts';
import { basePaths } from '#schemas/config/home-kinds.ts';
import { describeSection } from './describe-section.ts';
import { useEditor } from './editor-context.tsx';
import { sectionKindAt } from './section-paths.ts';
import { valueAt } from './value-at.ts';

type GroupPanelProps = {
  groups: readonly FieldDescription[];
  /** Dotted path of the group that is open. */
  path: string;
  onBack(): void;
};

const parts: Record<FieldGroup, string> = {
  look: 'Look',
  content: 'Content',
  behaviour: 'Behaviour',
};

/** The fields of one group, in the order of its schema. */
export function GroupPanel({ groups, path, onBack }: GroupPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { config } = useEditor();
  const kind = sectionKindAt(config, path);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (kind) void loadDesigns(designsOfSection(kind));
  }, [kind]);
  const group = findField(groups, path) ?? furtherGroup(kind, path);
  const design = String(valueAt(config, [...path.split('.'), 'variant']));
  const fields = (group?.fields ?? []).flatMap((field) =>
    field.kind === 'byVariant' ? fieldsOfDesign(field, design) : isOwn(field) ? [field] : [],
  );
  const shown = Object.entries(parts)
    .map(([name, words]) => ({ words, fields: fields.filter(({ group }) => group === name) }))
    .filter((part) => part.fields.length > 0);
  return (
    <>
      <div className={styles.crumb}>
        <button
          type="button"
          className={styles.tool}
          aria-label="Back to the site"
          onClick={onBack}
        >
          <ChevronLeft aria-hidden="true" size={16} />
        </button>
        <h3 ref={title} tabIndex={-1} className={styles.crumbTitle}>
          {group?.label}
        </h3>
      </div>
      {shown.map(({ words, fields }) => (
        <section key={words} className={styles.part}>
          {shown.length > 1 && <h4 className={styles.partTitle}>{words}</h4>}
          <FieldInputs fields={fields} />
        </section>
      ))}
    </>
  );
}

/** A section that lives inside another group has its own place in the list of sections. */
const isOwn = ({ path }: FieldDescription) =>
  Object.values<string>(basePaths).every((place) => place !== path.join('.'));

/** What only the design in use can be told. */
const fieldsOfDesign = (field: FieldDescription, design: string) =>
  field.fields.find(({ path }) => path.at(-1) === design)?.fields ?? [];

const furtherGroup = (kind: SectionKind | undefined, path: string) =>
  kind && kind !== 'footer' && kind !== 'topOfferBanner' ? describeSection(kind, path) : undefined;
