import ChevronRight from 'lucide-react/icons/chevron-right';
import { homeSections, type HomeSection, type LayoutConfig } from '#schemas/config/layout.ts';
import styles from './config-editor.module.css';
import { useEditor } from './editor-context.tsx';
import { HideSwitch } from './hide-switch.tsx';
import { sectionPaths } from './section-paths.ts';
import { movedTo, SortableList } from './sortable-list.tsx';

type SectionListProps = {
  nameOf(section: HomeSection): string;
  onOpen(path: string): void;
};

const path = ['layout', 'home'] as const;

/** The sections of the home page: their order, which are shown, and the way into each. */
export function SectionList({ nameOf, onOpen }: SectionListProps) {
  const { config, edit, settle } = useEditor();
  const sections = completed(config.layout.home);
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
              data-opens={sectionPaths[section.id]}
              data-hidden={section.hidden || undefined}
              onClick={() => onOpen(sectionPaths[section.id])}
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

/** An older document may not name every section there is: the missing ones follow, hidden. */
function completed(home: LayoutConfig['home']): LayoutConfig['home'] {
  const missing = homeSections.filter((id) => home.every((entry) => entry.id !== id));
  return [...home, ...missing.map((id) => ({ id, hidden: true }))];
}
