import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import { EditorDialog } from '../editor-dialog.tsx';
import type { CommandScene } from './command.ts';
import styles from './commands.module.css';
import { entriesOf, type Entry } from './entries.ts';
import { findEntries } from './find-entries.ts';
import { KeyCaps } from './key-caps.tsx';
import { commandsOf, rememberUse } from './open-dialog.ts';

/**
 * Finds sections, fields and commands by a few letters, and goes there (issue 5, History). Enter
 * takes the first; the arrow keys go through all, and typing on leads back to the text.
 */
export function Palette({ scene }: { scene: CommandScene }) {
  const store = commandsOf(scene.editor);
  const recent = useStore(store, (state) => state.recent);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  // The document stands still while the palette is open.
  const [entries] = useState(() => entriesOf(scene));
  const found = useMemo(() => findEntries(entries, typed, recent), [entries, typed, recent]);
  const [first] = found;
  useEffect(() => input.current?.focus(), []);

  const close = () => store.setState({ dialog: null });
  const run = (entry: Entry) => {
    // Gone first, so that what it leads to can take the focus.
    flushSync(close);
    rememberUse(store, entry.id);
    entry.run(scene);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const present = buttons.findIndex((one) => one === document.activeElement);
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step === undefined) {
      // A letter is one more of what is looked for.
      if (event.key.length === 1 || event.key === 'Backspace') input.current?.focus();
      return;
    }
    event.preventDefault();
    const to = Math.min(buttons.length - 1, present + step);
    (to < 0 ? input.current : buttons[to])?.focus();
  };

  return (
    <EditorDialog title="Find anything" size="medium" onClose={close}>
      <input
        ref={input}
        className={styles.search}
        type="search"
        aria-label="Section, setting or command"
        autoComplete="off"
        spellCheck={false}
        placeholder="Section, setting or command"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            // Before it empties the field, as it does in a search.
            event.preventDefault();
            close();
          } else if (event.key === 'Enter' && first) {
            event.preventDefault();
            run(first);
          } else onKeyDown(event);
        }}
      />
      <ul ref={list} className={styles.found} aria-label="Found">
        {found.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles.entry}
              tabIndex={-1}
              onKeyDown={onKeyDown}
              onClick={() => run(entry)}
            >
              <span className={styles.label}>{entry.label}</span>
              <span className={styles.note}>{entry.note}</span>
              {entry.keys && <KeyCaps keys={entry.keys} />}
            </button>
          </li>
        ))}
      </ul>
      <output className={styles.nothing}>
        {first ? `Enter: ${first.label}, ${first.note}` : `Nothing is called “${typed}”.`}
      </output>
    </EditorDialog>
  );
}
