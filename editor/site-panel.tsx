import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { basePaths, sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import styles from './config-editor.module.css';
import type { FieldDescription } from './describe-fields.ts';
import { kindNames } from './describe-section.ts';
import { useEditor } from './editor-context.tsx';
import { findField } from './find-field.ts';
import { PaletteDots } from './palette-dots.tsx';
import { SectionList } from './section-list.tsx';

type SitePanelProps = {
  groups: readonly FieldDescription[];
  /** The group one comes back from, whose button takes the focus. */
  focusOn: string | null;
  onOpen(path: string): void;
};

const isHomeSection = ({ path }: FieldDescription) =>
  Object.values(basePaths).some((place) => place === path.join('.'));

const isLook = (group: FieldDescription) => group.group === 'look';

/** The whole site at a glance: its look, the home page's sections in order, and all the rest. */
export function SitePanel({ groups, focusOn, onOpen }: SitePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { config } = useEditor();
  const nameOf = (id: string) => {
    const kind = kindOfSection(config, id);
    const title =
      config.sections[id] && 'title' in config.sections[id] && config.sections[id].title;
    return title || (findField(groups, sectionPath(id))?.label ?? (kind ? kindNames[kind] : id));
  };
  useEffect(() => {
    if (focusOn === null) return;
    panel.current?.querySelector<HTMLElement>(`[data-opens="${focusOn}"]`)?.focus();
  }, [focusOn]);
  const others = groups.filter((group) => !isHomeSection(group) && group.path[0] !== 'layout');
  const rows = (title: string, shown: FieldDescription[]) => (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{title}</h3>
      {shown.map(({ path, label }) => (
        <button
          key={path.join('.')}
          type="button"
          className={styles.group}
          data-opens={path.join('.')}
          onClick={() => onOpen(path.join('.'))}
        >
          {label}
          {path[0] === 'colors' && <PaletteDots />}
          <ChevronRight aria-hidden="true" size={14} />
        </button>
      ))}
    </section>
  );
  return (
    <div ref={panel}>
      {rows('Look', others.filter(isLook))}
      <section className={styles.part}>
        <h3 className={styles.partTitle}>Home page</h3>
        <SectionList nameOf={nameOf} onOpen={onOpen} />
      </section>
      {rows(
        'Every page',
        others.filter((group) => !isLook(group)),
      )}
    </div>
  );
}
