import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { basePaths } from '#schemas/config/home-kinds.ts';
import styles from '../parts/editor.module.css';
import type { FieldDescription } from '../core/settings/describe-fields.ts';
import { useEditor, useEditorState } from '../core/state/editor-context.tsx';
import { ProblemBadge } from '../fields/field/problem-badge.tsx';
import { PaletteDots } from './theme/palette-dots.tsx';
import { SectionList } from './sections/section-list.tsx';
import { looksPath } from '../core/settings/looks-path.ts';

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
  const cameFrom = useEditorState((state) => state.previousView);
  useEffect(() => {
    if (cameFrom === null) return;
    const all = panel.current;
    const way = all?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(cameFrom)}"]`);
    // What was just removed has no way back into it.
    (way ?? all?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [cameFrom]);
  const others = groups.filter((group) => !isHomeSection(group) && group.path[0] !== 'layout');
  const rows = (title: string, shown: Pick<FieldDescription, 'path' | 'label'>[]) => (
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
          <ProblemBadge prefix={path.join('.')} />
          {path[0] === 'colors' && <PaletteDots />}
          <ChevronRight aria-hidden="true" size={14} />
        </button>
      ))}
    </section>
  );
  return (
    <div ref={panel}>
      {rows('Look', [{ path: [looksPath], label: 'Finished looks' }, ...others.filter(isLook)])}
      <section className={styles.part}>
        <h3 className={styles.partTitle}>Home page</h3>
        <SectionList />
      </section>
      {rows(
        'Every page',
        others.filter((group) => !isLook(group)),
      )}
    </div>
  );
}
