import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand/react';
import { EditorDialog } from '../editor-dialog.tsx';
import type { CommandScene } from './command.ts';
import styles from './commands.module.css';
import { entriesOf, type Entry } from './entries.ts';
import { findEntries } from './find-entries.ts';
import { KeyCaps } from './key-caps.tsx';
import { commandsOf, rememberUse } from './open-dialog.ts';

/** Finds sections, fields and commands by a few letters, and goes there (issue 5, History). */
export function Palette({ scene }: { scene: CommandScene }) {
  const store = commandsOf(scene.editor);
  const recent = useStore(store, (state) => state.recent);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  // The document stands still while the palette is open.
  const [entries] = useState(() => entriesOf(scene));
  const found = useMemo(() => findEntries(entries, typed, recent), [entries, typed, recent]);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  }, [place]);

  const close = () => store.setState({ dialog: null });
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    // Gone first, so that what it leads to can take the focus.
    flushSync(close);
    rememberUse(store, entry.id);
    entry.run(scene);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = Math.max(0, found.length - 1);
    const next: Record<string, number> = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place === 0 ? last : place - 1,
      PageDown: Math.min(last, place + 8),
      PageUp: Math.max(0, place - 8),
    };
    const to = next[event.key];
    if (to !== undefined) setPlace(to);
    else if (event.key === 'Enter') run(found[place]);
    else return;
    event.preventDefault();
  };

  return (
    <EditorDialog title="Find anything" size="medium" onClose={close}>
      <input
        ref={input}
        className={styles.search}
        type="text"
        role="combobox"
        aria-label="Section, setting or command"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found.length > 0 ? `${id}-${place}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Section, setting or command"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} id={`${id}-list`} className={styles.found} role="listbox" aria-label="Found">
        {found.map((entry, index) => (
          <li
            key={entry.id}
            id={`${id}-${index}`}
            className={styles.entry}
            role="option"
            aria-selected={index === place}
            onPointerMove={() => setPlace(index)}
            onClick={() => run(entry)}
          >
            <span className={styles.label}>{entry.label}</span>
            <span className={styles.note}>{entry.note}</span>
            {entry.keys && <KeyCaps keys={entry.keys} />}
          </li>
        ))}
      </ul>
      <output className={styles.nothing}>
        {found.length === 0 ? `Nothing is called “${typed}”.` : ''}
      </output>
    </EditorDialog>
  );
}
