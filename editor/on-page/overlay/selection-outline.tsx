import { useEffect, useState, type RefObject } from 'react';
import { isBaseSection, sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useConfigPart, useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { bringIntoView } from '../page/bring-into-view.ts';
import styles from '../page/canvas.module.css';
import { followIntoView } from '../page/follow-into-view.ts';
import { createLocator } from '../page/locator.ts';
import type { PageTarget } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import { SectionBar } from './section-bar.tsx';
import { barHeight, type Tracker } from '../page/tracker.ts';
import { focusedField, useFocusedField } from './use-focused-field.ts';

/** Space above the selected text, so that the section's bar covers neither it nor its outline. */
const barSpace = barHeight + 8;

type SelectionOutlineProps = {
  page: Document;
  tracker: Tracker;
  clicked: RefObject<PageTarget | null>;
  isEditing: boolean;
};

/** Outlines the selected section, with its bar of actions, and the selected field in it. */
export function SelectionOutline({ page, tracker, clicked, isEditing }: SelectionOutlineProps) {
  const editor = useEditor();
  const selection = useEditorState((state) => state.selection);
  const moved = useEditorState((state) => state.moved);
  // A move before another device was chosen has been shown already.
  const [movedBefore] = useState(moved);
  const focused = useFocusedField();
  const group = selection?.group ?? '';
  const selectedField = selection?.field ?? null;
  const currentField = () => (focused === focusedField() ? focused : null) ?? selectedField;
  const id = useConfigPart((config) => sectionOnHome(config, group));
  // A section's bar shows its name itself, which changes with every character of a title.
  const name = useConfigPart((config) =>
    id === null ? nameOfSetting(config, group.split('.')).groupLabel : '',
  );
  const [locator] = useState(() => createLocator(page, editor.document, clicked));

  useEffect(() => {
    if (!selection) return;
    // A clicked section is visible; a clicked text may be covered by the sheet that opened.
    const wasClicked = selection.by === 'page' && clicked.current?.element.ownerDocument === page;
    const bring = () => {
      const inPanel = focusedField();
      const field = inPanel?.startsWith(`${selection.group}.`) ? inPanel : selection.field;
      const located = locator({ group: selection.group, field: field ?? null });
      if (located?.element) bringIntoView(located.element, barSpace);
      else if (located && !wasClicked) bringIntoView(located.root);
    };
    if (selection.by !== 'page') return followIntoView(page, bring);
    bring();
    return undefined;
  }, [selection, locator, page, clicked]);
  useEffect(() => {
    // The field of a view that was just closed has lost the focus.
    if (focused === null || focused !== focusedField()) return;
    const element = locator({ group, field: focused })?.element;
    if (element) bringIntoView(element, barSpace);
  }, [focused, group, locator]);

  useEffect(() => {
    if (!moved || moved === movedBefore) return;
    // The page may be drawn after the overlay.
    const frame = requestAnimationFrame(() => {
      const located = locator({ group: moved.path, field: null });
      if (located) bringIntoView(located.root);
    });
    return () => cancelAnimationFrame(frame);
  }, [moved, movedBefore, locator]);

  if (!selection && focused === null) return null;
  return (
    <>
      <Outline
        tracker={tracker}
        look="section"
        target={() => locator({ group, field: currentField() })?.root ?? null}
      >
        {!isEditing && (
          <div className={styles.above}>
            {id !== null && <SectionBar id={id} />}
            {id === null && group !== '' && (
              <span className={styles.bar}>
                <span className={styles.name}>{name}</span>
              </span>
            )}
          </div>
        )}
      </Outline>
      {!isEditing && (
        <Outline
          tracker={tracker}
          look="field"
          target={() => locator({ group, field: currentField() })?.element ?? null}
        />
      )}
    </>
  );
}

/** The id of the section with these settings, where the home page shows it. */
function sectionOnHome({ layout }: SiteConfig, group: string): string | null {
  const shown = layout.home.find(({ id, hidden }) => !hidden && sectionPath(id) === group);
  return shown && (isBaseSection(shown.id) || group.startsWith('sections.')) ? shown.id : null;
}
