import Ellipsis from 'lucide-react/icons/ellipsis';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './action-menu.module.css';

export type Action = {
  label: string;
  act(): void;
  /** Why it cannot be done now; it stays in the list, so that nobody looks for it. */
  refusal?: string | undefined;
};

type ActionMenuProps = { label: string; actions: readonly Action[] };

/** Three dots that open a few actions; the arrow keys go through them, Escape closes. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!isOpen) return;
    box.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen, box]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = entries();
    const place = all.indexOf(event.currentTarget);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (next !== undefined) all.at(next % all.length)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={box}
      className={styles.menu}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" size={16} />
      </button>
      {isOpen && (
        <div className={styles.list} role="menu" aria-label={label}>
          {actions.map(({ label, act, refusal }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              className={styles.entry}
              tabIndex={-1}
              aria-disabled={refusal ? true : undefined}
              onKeyDown={onKeyDown}
              onClick={() => {
                if (refusal) return;
                close();
                act();
              }}
            >
              {label}
              {refusal && <span className={styles.refusal}>{refusal}</span>}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
