import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId } from 'react';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { When } from '#schemas/config/when.ts';
import styles from '../../parts/editor.module.css';
import { kindNames } from '../../core/settings/describe-section.ts';
import { lazyView } from '../../parts/lazy-view.tsx';
import { useConfigPart, useEditor } from '../../core/state/editor-context.tsx';
import { ProblemBadge } from '../../fields/field/problem-badge.tsx';
import { HideSwitch } from './hide-switch.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import own from './section-row.module.css';
import { hideSection } from '../../core/sections/section-actions.ts';
import { sectionActions } from './section-menu.ts';

const WhenNote = lazyView<{ id: string; when: When }>(
  'when-note',
  async () => (await import('./when-note.tsx')).WhenNote,
);

type SectionRowProps = { id: string; name: string; onRemoved(): void };

/** A section in the list: the way into it, whether it is shown, and what can be done with it. */
export function SectionRow({ id, name, onRemoved }: SectionRowProps) {
  const editor = useEditor();
  const note = useId();
  const kind = useConfigPart((config) => kindOfSection(config, id));
  const entry = useConfigPart(({ layout }) => layout.home.find((one) => one.id === id));
  // A section that is nowhere in the order is not shown either.
  const isHidden = entry?.hidden ?? true;
  const path = sectionPath(id);
  const actions = sectionActions(editor, id).map((action) => ({
    ...action,
    onSelect() {
      action.onSelect();
      if (action.label === 'Remove') onRemoved();
    },
  }));
  return (
    <>
      {kind ? (
        <div className={own.way}>
          <button
            type="button"
            className={styles.open}
            data-opens={path}
            data-section={id}
            data-hidden={isHidden || undefined}
            aria-describedby={entry?.when && note}
            onClick={() => editor.open({ name: 'group', path })}
          >
            <span className={own.words}>
              <span className={own.name}>{name}</span>
              {entry?.when && <WhenNote id={note} when={entry.when} />}
            </span>
            {name !== kindNames[kind] && (
              <span className={own.kind} aria-hidden="true">
                {kindNames[kind]}
              </span>
            )}
            <ProblemBadge prefix={path} />
          </button>
        </div>
      ) : (
        <p className={own.unknown}>
          <span className={own.name}>{name}</span>
          <span className={own.note}>
            Made by a newer version of the editor. It is not shown here, and nothing of it is
            changed.
          </span>
        </p>
      )}
      <HideSwitch
        name={name}
        isShown={!isHidden}
        onChange={(isShown) => hideSection(editor, id, !isShown)}
      />
      <MenuButton className={styles.tool} label={`More for ${name}`} items={actions}>
        <Ellipsis aria-hidden="true" size={16} />
      </MenuButton>
    </>
  );
}
