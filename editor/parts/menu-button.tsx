import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './menu-button.module.css';

export type MenuItem = {
  label: string;
  /** Of items that exclude each other: whether it is selected. */
  isSelected?: boolean;
  /** Why it is disabled; it stays visible. */
  disabledReason?: string | undefined;
  onSelect(): void;
};

type MenuButtonProps = {
  label: string;
  className: string | undefined;
  items: readonly MenuItem[];
  children: ReactNode;
};

/** A button that opens a short menu over everything else, navigated by arrow keys. */
export function MenuButton({ label, className, items, children }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isRadio = items.some(({ isSelected }) => isSelected !== undefined);

  const open = () => {
    const popover = menu.current;
    const anchor = button.current?.getBoundingClientRect();
    if (!popover || !anchor) return;
    // Renders its items only now: a long list has a menu in each row.
    flushSync(() => setIsOpen(true));
    popover.showPopover();
    // Below the button, or above it where there is no room, and within the window.
    const { innerWidth, innerHeight } = window;
    const left = within(anchor.left, innerWidth - popover.offsetWidth);
    const isAbove = anchor.bottom + popover.offsetHeight + 8 > innerHeight;
    const top = isAbove ? anchor.top - popover.offsetHeight - 4 : anchor.bottom + 4;
    popover.style.translate = `${left}px ${within(top, innerHeight - popover.offsetHeight)}px`;
    const selected = popover.querySelector<HTMLElement>('[aria-checked="true"]');
    (selected ?? popover.querySelector<HTMLElement>('button'))?.focus();
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
    const index = next[event.key] ?? indexByLetter(event.key, present, items);
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (index !== undefined) buttons[index]?.focus();
    if (event.key !== 'Escape' && index === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        // Its accessible name too: screen readers would repeat it with an `aria-label`.
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
        {(isOpen ? items : []).map(({ label: text, isSelected, disabledReason, onSelect }) => (
          <button
            key={text}
            type="button"
            className={styles.item}
            role={isRadio ? 'menuitemradio' : 'menuitem'}
            aria-checked={isRadio ? isSelected === true : undefined}
            tabIndex={-1}
            aria-disabled={disabledReason ? true : undefined}
            onClick={() => {
              if (disabledReason) return;
              close();
              onSelect();
            }}
          >
            {text}
            {disabledReason && <span className={styles.disabledReason}>{disabledReason}</span>}
          </button>
        ))}
      </div>
    </>
  );
}

/** Keeps a distance of 8 pixels from both edges. @param max where the far edge would be reached */
const within = (offset: number, max: number): number => Math.max(8, Math.min(offset, max - 8));

/** The next item that begins with a typed letter (ARIA Authoring Practices, menu). */
function indexByLetter(key: string, present: number, items: readonly MenuItem[]) {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  const all = items.map((_, index) => (present + 1 + index) % items.length);
  return all.find((index) => items[index]?.label.toLowerCase().startsWith(letter));
}
