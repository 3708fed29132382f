import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import type { FieldGroup } from '#schemas/config/field.ts';
import styles from './config-editor.module.css';
import type { FieldDescription } from './describe-fields.ts';
import { designsOfSection, loadDesigns } from './designs.ts';
import { FieldInputs } from './field-input.tsx';
import { findField } from './find-field.ts';
import { sectionAt } from './section-paths.ts';

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
  useEffect(() => {
    title.current?.focus();
    const section = sectionAt(path);
    if (section) void loadDesigns(designsOfSection(section));
  }, [path]);
  const group = findField(groups, path);
  // A section that lives inside another group has its own place in the list of sections.
  const fields = (group?.fields ?? []).filter(
    (field) => sectionAt(field.path.join('.')) === undefined,
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
