import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { settingKey } from '#schemas/config/overrides.ts';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { describeFields, type FieldDescription } from '../../core/settings/describe-fields.ts';
import { describeSection } from '../../core/settings/describe-section.ts';
import { useConfigPart, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { nameOfSection } from '../../core/sections/section-names.ts';
import { PortFailure } from '../../core/ports.ts';
import styles from './places.module.css';

const groups = describeFields(siteConfigSchema);

/** The further sections of a document as groups, by the names that the list of sections has. */
const furtherGroups = (config: Pick<SiteConfig, 'layout' | 'sections'>): FieldDescription[] =>
  Object.entries(config.sections).map(([id, { type }]) => ({
    ...describeSection(type, sectionPath(id)),
    label: nameOfSection(config, id),
  }));

/** What managers may not change for their restaurant: whole groups, or fields of one. */
export function LockList() {
  const { scope, publishing } = usePorts();
  const { locks } = useReadable(scope);
  const sections = useConfigPart((config) => config.sections);
  const layout = useConfigPart((config) => config.layout);
  const [opened, setOpened] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const set = async (key: string, isOn: boolean) => {
    if (isSaving) return;
    setIsSaving(true);
    setProblem('');
    // A lock on a group stands for those on its fields.
    const others = locks.filter((lock) => lock !== key && !lock.startsWith(`${key}/`));
    try {
      await publishing.setLocks(isOn ? [...others, key] : others);
    } catch (error) {
      setProblem(error instanceof PortFailure ? error.message : 'This could not be saved.');
    }
    setIsSaving(false);
  };
  const row = (field: FieldDescription, of?: string) => {
    const key = settingKey(field.path);
    const isGroupLocked = of !== undefined && locks.includes(of);
    return (
      <label className={styles.lock}>
        <input
          type="checkbox"
          checked={isGroupLocked || locks.includes(key)}
          disabled={isGroupLocked}
          // Disabled, it would lose the focus with every press.
          aria-disabled={isSaving}
          onChange={({ target }) => void set(key, target.checked)}
        />
        {field.label}
      </label>
    );
  };
  return (
    <>
      <ul className={styles.list} aria-label="Locked for managers">
        {[...groups, ...furtherGroups({ sections, layout })].map((group) => {
          const key = settingKey(group.path);
          const fields = group.fields.filter(({ kind }) => kind !== 'byVariant');
          const isOpen = opened === key;
          const count = locks.filter((lock) => lock.startsWith(`${key}/`)).length;
          return (
            <li key={key}>
              <div className={styles.row}>
                {row(group)}
                {count > 0 && <span className={styles.count}>{count} of its fields</span>}
                <button
                  type="button"
                  className={styles.fold}
                  aria-expanded={isOpen}
                  aria-label={`Fields of ${group.label}`}
                  onClick={() => setOpened(isOpen ? null : key)}
                >
                  <ChevronDown aria-hidden="true" size={14} />
                </button>
              </div>
              {isOpen && (
                <ul className={styles.inner}>
                  {fields.map((field) => (
                    <li key={settingKey(field.path)}>{row(field, key)}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  );
}
