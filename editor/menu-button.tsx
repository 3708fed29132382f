import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './menu-button.module.css';

export type MenuItem = {
  label: string;
  /** Of several that exclude each other: whether it is the one. */
  isChosen?: boolean;
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
  const isOneOf = items.some(({ isChosen }) => isChosen !== undefined);

  const open = () => {
    const own = menu.current;
    const at = button.current?.getBoundingClientRect();
    if (!own || !at) return;
    own.showPopover();
    // Beside what opened it, and within the window.
    const left = Math.min(at.left, window.innerWidth - own.offsetWidth - 8);
    const isAbove = at.bottom + own.offsetHeight + 8 > window.innerHeight;
    own.style.translate = `${Math.max(8, left)}px ${isAbove ? at.top - own.offsetHeight - 4 : at.bottom + 4}px`;
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
    const place = next[event.key];
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
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-controls={id}
        onClick={open}
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
      >
        {items.map(({ label: words, isChosen, onChoose }) => (
          <button
            key={words}
            type="button"
            className={styles.item}
            role={isOneOf ? 'menuitemradio' : 'menuitem'}
            aria-checked={isOneOf ? isChosen === true : undefined}
            tabIndex={-1}
            onClick={() => {
              close();
              onChoose();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
