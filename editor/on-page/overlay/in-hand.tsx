import { useEffect, useState, type RefObject } from 'react';
import { isBaseSection, sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useConfigPart, useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { bringIntoSight } from '../page/bring-into-sight.ts';
import styles from '../page/canvas.module.css';
import { createLocator } from '../page/locator.ts';
import type { Found } from '../page/on-page.ts';
import { Outline } from '../page/outline.tsx';
import { SectionBar } from './section-bar.tsx';
import { barHeight, type Tracker } from '../page/tracker.ts';
import { focusedField, useFocusedField } from './use-focused-field.ts';

/** The section's bar never lies over the text in hand, nor over the line around that. */
const barRoom = barHeight + 8;

type InHandProps = {
  page: Document;
  tracker: Tracker;
  chosen: RefObject<Found | null>;
  isWriting: boolean;
};

/** The section in hand, outlined with what can be done with it, and the field in hand inside it. */
export function InHand({ page, tracker, chosen, isWriting }: InHandProps) {
  const editor = useEditor();
  const selection = useEditorState((state) => state.selection);
  const moved = useEditorState((state) => state.moved);
  // What was moved before another device was chosen has been seen.
  const [movedBefore] = useState(moved);
  const focused = useFocusedField();
  const group = selection?.group ?? '';
  const chosenField = selection?.field ?? null;
  const fieldNow = () => (focused === focusedField() ? focused : null) ?? chosenField;
  const id = useConfigPart((config) => sectionOnHome(config, group));
  // A section's bar has its name, which changes with every letter of a title.
  const name = useConfigPart((config) =>
    id === null ? nameOfSetting(config, group.split('.')).groupLabel : '',
  );
  const [locator] = useState(() => createLocator(page, editor.document, chosen));

  useEffect(() => {
    if (!selection) return;
    const place = locator({ group: selection.group, field: selection.field ?? null });
    // A section that was pressed here is seen; a text may lie below the sheet that came up.
    const isSeen = selection.by === 'page' && chosen.current?.element.ownerDocument === page;
    if (place?.element) bringIntoSight(place.element, barRoom);
    else if (place && !isSeen) bringIntoSight(place.root);
  }, [selection, locator, page, chosen]);
  useEffect(() => {
    // Of a view that has just gone it is none.
    if (focused === null || focused !== focusedField()) return;
    const element = locator({ group, field: focused })?.element;
    if (element) bringIntoSight(element, barRoom);
  }, [focused, group, locator]);

  useEffect(() => {
    if (!moved || moved === movedBefore) return;
    // The page may be drawn after what lies over it.
    const frame = requestAnimationFrame(() => {
      const place = locator({ group: moved.path, field: null });
      if (place) bringIntoSight(place.root);
    });
    return () => cancelAnimationFrame(frame);
  }, [moved, movedBefore, locator]);

  if (!selection && focused === null) return null;
  return (
    <>
      <Outline
        tracker={tracker}
        look="section"
        target={() => locator({ group, field: fieldNow() })?.root ?? null}
      >
        {!isWriting && (
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
      {!isWriting && (
        <Outline
          tracker={tracker}
          look="field"
          target={() => locator({ group, field: fieldNow() })?.element ?? null}
        />
      )}
    </>
  );
}

/** The id of the section whose settings stand there, where the home page shows it. */
function sectionOnHome({ layout }: SiteConfig, group: string): string | null {
  const shown = layout.home.find(({ id, hidden }) => !hidden && sectionPath(id) === group);
  return shown && (isBaseSection(shown.id) || group.startsWith('sections.')) ? shown.id : null;
}
