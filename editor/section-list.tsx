import ChevronRight from 'lucide-react/icons/chevron-right';
import { basePaths, sectionPath } from '#schemas/config/home-kinds.ts';
import type { LayoutConfig } from '#schemas/config/layout.ts';
import styles from './config-editor.module.css';
import { useConfigPart, useEditor } from './editor-context.tsx';
import { HideSwitch } from './hide-switch.tsx';
import { movedTo, SortableList } from './sortable-list.tsx';

type SectionListProps = {
  nameOf(id: string): string;
};

const path = ['layout', 'home'] as const;

/** The sections of the home page: their order, which are shown, and the way into each. */
export function SectionList({ nameOf }: SectionListProps) {
  const { edit, settle, open } = useEditor();
  const home = useConfigPart((config) => config.layout.home);
  const further = useConfigPart((config) => config.sections);
  const sections = completed(home, Object.keys(further));
  // The list is written whole: half an order makes no sense laid over another one.
  const write = (label: string, next: LayoutConfig['home']) => {
    edit(path, label, next);
    settle();
  };
  return (
    <SortableList
      label="Sections of the home page"
      items={sections.map(({ id }) => ({ key: id, name: nameOf(id) }))}
      onMove={(from, to) => write('Order of the sections', movedTo(sections, from, to))}
      renderRow={(index) => {
        const section = sections[index];
        if (!section) return null;
        const name = nameOf(section.id);
        return (
          <>
            <button
              type="button"
              className={styles.open}
              data-opens={sectionPath(section.id)}
              data-hidden={section.hidden || undefined}
              onClick={() => open({ name: 'group', path: sectionPath(section.id) })}
            >
              {name}
              <ChevronRight aria-hidden="true" size={14} />
            </button>
            <HideSwitch
              name={name}
              isShown={!section.hidden}
              onChange={(isShown) =>
                write(
                  isShown ? `${name} shown` : `${name} hidden`,
                  sections.with(index, { ...section, hidden: !isShown }),
                )
              }
            />
          </>
        );
      }}
    />
  );
}

/** A document may not place every section it has: the missing ones follow, hidden. */
function completed(home: LayoutConfig['home'], further: readonly string[]): LayoutConfig['home'] {
  const all = [...Object.keys(basePaths), ...further];
  const missing = all.filter((id) => home.every((entry) => entry.id !== id));
  return [...home, ...missing.map((id) => ({ id, hidden: true }))];
}
