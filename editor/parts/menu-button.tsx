import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './menu-button.module.css';

export type MenuItem = {
  label: string;
  /** Of several that exclude each other: whether it is the one. */
  isChosen?: boolean;
  /** Why it cannot be done now; it stays in the list, so that nobody looks for it. */
  refusal?: string | undefined;
  onChoose(): void;
};

type MenuButtonProps = {
  label: string;
  className: string | undefined;
  items: readonly MenuItem[];
  children: ReactNode;
};

/** A button that opens a short menu over everything else; arrow keys go through it. */
export function MenuButton({ label, className, items, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isOneOf = items.some(({ isChosen }) => isChosen !== undefined);

  const open = () => {
    const own = menu.current;
    const at = button.current?.getBoundingClientRect();
    if (!own || !at) return;
    // Its items are drawn only now: a long list has a menu in each of its rows.
    flushSync(() => setIsOpen(true));
    own.showPopover();
    // Beside what opened it, and within the window: over it where there is no room beside it.
    const { innerWidth, innerHeight } = window;
    const left = within(at.left, innerWidth - own.offsetWidth);
    const isAbove = at.bottom + own.offsetHeight + 8 > innerHeight;
    const top = isAbove ? at.top - own.offsetHeight - 4 : at.bottom + 4;
    own.style.translate = `${left}px ${within(top, innerHeight - own.offsetHeight)}px`;
    const chosen = own.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? own.querySelector<HTMLElement>('button'))?.focus();
  };
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const present = buttons.findIndex((one) => one === document.activeElement);
    const next: Record<string, number> = {
      ArrowDown: (present + 1) % buttons.length,
      ArrowUp: (present - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    const place = next[event.key] ?? placeOfLetter(event.key, present, items);
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (place !== undefined) buttons[place]?.focus();
    if (event.key !== 'Escape' && place === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        // Its name too: beside an `aria-label` of the same words it would be said twice.
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        role="menu"
        aria-label={label}
        popover="auto"
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {(isOpen ? items : []).map(({ label: words, isChosen, refusal, onChoose }) => (
          <button
            key={words}
            type="button"
            className={styles.item}
            role={isOneOf ? 'menuitemradio' : 'menuitem'}
            aria-checked={isOneOf ? isChosen === true : undefined}
            tabIndex={-1}
            aria-disabled={refusal ? true : undefined}
            onClick={() => {
              if (refusal) return;
              close();
              onChoose();
            }}
          >
            {words}
            {refusal && <span className={styles.refusal}>{refusal}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** A place that keeps 8 pixels from either edge. @param most where the far edge would be reached */
const within = (place: number, most: number): number => Math.max(8, Math.min(place, most - 8));

/** The next item that begins with a letter that was typed (ARIA Authoring Practices, menu). */
function placeOfLetter(key: string, present: number, items: readonly MenuItem[]) {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const all = items.map((_, place) => (present + 1 + place) % items.length);
  return all.find((place) => items[place]?.label.toLowerCase().startsWith(letter));
}
