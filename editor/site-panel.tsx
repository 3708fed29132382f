import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { basePaths, sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import styles from './config-editor.module.css';
import type { FieldDescription } from './describe-fields.ts';
import { kindNames } from './describe-section.ts';
import { useConfigPart, useEditor, useEditorState } from './editor-context.tsx';
import { findField } from './find-field.ts';
import { PaletteDots } from './palette-dots.tsx';
import { SectionList } from './section-list.tsx';

type SitePanelProps = {
  groups: readonly FieldDescription[];
};

const isHomeSection = ({ path }: FieldDescription) =>
  Object.values(basePaths).some((place) => place === path.join('.'));

const isLook = (group: FieldDescription) => group.group === 'look';

/** The whole site at a glance: its look, the home page's sections in order, and all the rest. */
export function SitePanel({ groups }: SitePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { open } = useEditor();
  const sections = useConfigPart((config) => config.sections);
  const cameFrom = useEditorState((state) => state.cameFrom);
  const nameOf = (id: string) => {
    const kind = kindOfSection({ sections }, id);
    const title = sections[id] && 'title' in sections[id] && sections[id].title;
    return title || (findField(groups, sectionPath(id))?.label ?? (kind ? kindNames[kind] : id));
  };
  useEffect(() => {
    if (cameFrom === null) return;
    panel.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(cameFrom)}"]`)?.focus();
  }, [cameFrom]);
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
          onClick={() => open({ name: 'group', path: path.join('.') })}
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
        <SectionList nameOf={nameOf} />
      </section>
      {rows(
        'Every page',
        others.filter((group) => !isLook(group)),
      )}
    </div>
  );
}
