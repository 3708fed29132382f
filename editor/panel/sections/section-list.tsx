import { useCallback, useMemo, useRef } from 'react';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { useEditor, useCommittedPart } from '../../core/state/editor-context.tsx';
import { AddSection } from './add-section.tsx';
import { placeSection } from '../../core/sections/section-changes.ts';
import { sectionNames } from '../../core/sections/section-names.ts';
import { SectionRow } from './section-row.tsx';
import { SortableList } from '#variants/sortable/sortable-list.tsx';

/** The sections of the home page: their order, which are shown, and the way into each. */
export function SectionList() {
  const editor = useEditor();
  const list = useRef<HTMLDivElement>(null);
  // As text: whatever is typed elsewhere, the list stays as it is.
  const joined = useCommittedPart((config) => JSON.stringify(sectionNames(config)));
  const sections = useMemo((): ReturnType<typeof sectionNames> => JSON.parse(joined), [joined]);
  const ids = JSON.stringify(sections.map(({ id }) => id));
  const renderRow = useCallback(
    (index: number, name: string) => {
      const all: string[] = JSON.parse(ids);
      const id = all[index];
      const next = all[index + 1] ?? all[index - 1];
      const onRemoved = () =>
        list.current?.querySelector<HTMLElement>(`[data-section="${next}"]`)?.focus();
      return id === undefined ? null : <SectionRow id={id} name={name} onRemoved={onRemoved} />;
    },
    [ids],
  );
  return (
    <div ref={list}>
      <SortableList
        label="Sections of the home page"
        items={sections.map(({ id, name }) => ({ key: id, name }))}
        onMove={(from, to) => {
          const section = sections[from];
          // The list itself says where it went.
          if (!section) return;
          editor.change(`${section.name} moved`, (draft) => placeSection(draft, section.id, to));
          editor.state.setState({ moved: { path: sectionPath(section.id) } });
        }}
        renderRow={renderRow}
      />
      <AddSection />
    </div>
  );
}
