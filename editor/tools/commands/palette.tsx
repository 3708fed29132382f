import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { isComposing } from '#variants/listen-for-keys.ts';
import { useActiveOption } from '#variants/use-active-option.ts';
import type { CommandScene } from './command.ts';
import styles from './commands.module.css';
import { entriesOf, type Entry } from './entries.ts';
import { findEntries, mostShown } from './find-entries.ts';
import { foundParts } from './found-parts.ts';
import { commandsOf, rememberUse } from './open-dialog.ts';
import { PaletteList } from './palette-list.tsx';

/**
 * Finds sections, fields and commands by a few letters, and goes there. The focus stays in the
 * text, the arrow keys go through what is found, Enter takes the one in hand (ARIA Authoring
 * Practices, combobox with a list).
 */
export function Palette({ scene }: { scene: CommandScene }) {
  const id = useId();
  const store = commandsOf(scene.editor);
  const recent = useStore(store, (state) => state.recent);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  // The document stands still while the palette is open.
  const [entries] = useState(() => entriesOf(scene));
  const parts = useMemo(
    () => foundParts(findEntries(entries, typed, recent), typed.trim() === '' ? recent : []),
    [entries, typed, recent],
  );
  const found = parts.flatMap((part) => part.entries);
  const { active, restart, step, inputProps } = useActiveOption(id, found.length, 0);
  useEffect(() => {
    input.current?.focus();
  }, []);

  const close = () => store.setState({ dialog: null });
  const run = (entry: Entry) => {
    // Gone first, so that what it leads to can take the focus.
    flushSync(close);
    rememberUse(store, entry.id);
    entry.run(scene);
  };
  const count =
    found.length === 0
      ? `Nothing is called “${typed}”.`
      : found.length === mostShown
        ? `The first ${mostShown} are shown.`
        : `${found.length} found.`;

  return (
    <EditorDialog title="Find anything" size="medium" onClose={close}>
      <input
        ref={input}
        className={styles.search}
        type="text"
        enterKeyHint="go"
        aria-label="Section, setting or command"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="Section, setting or command"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          restart();
        }}
        {...inputProps}
        onKeyDown={(event) => {
          const entry = found[active];
          if (isComposing(event) || step(event) || event.key !== 'Enter' || !entry) return;
          event.preventDefault();
          run(entry);
        }}
      />
      <PaletteList id={id} parts={parts} active={active} onChoose={run} />
      <output className={styles.nothing}>{count}</output>
    </EditorDialog>
  );
}
