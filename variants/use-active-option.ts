import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Options that PageUp and PageDown move by. */
const pageSize = 8;

type Step = (index: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + pageSize),
  PageUp: (index) => Math.max(0, index - pageSize),
};

/**
 * Which option below a text field is active, while the focus stays in the field (ARIA Authoring
 * Practices, combobox with a list).
 * @param id of the list; its options get theirs by `optionProps`
 * @param start -1: none is active until an arrow key is pressed
 */
export function useActiveOption(id: string, count: number, start: -1 | 0) {
  const [requested, setActive] = useState<number>(start);
  const active = Math.min(requested, count - 1);
  useEffect(() => {
    const option = active < 0 ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return {
    active,
    /** Back to the start, after every change of the text. */
    restart: () => setActive(start),
    /** Handles a navigation key. @returns whether it was one */
    step(event: KeyboardEvent): boolean {
      const to = steps[event.key];
      if (!to || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
      event.preventDefault();
      setActive(to(active, count - 1));
      return true;
    },
    /** Props of the text field that the options belong to. */
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active < 0 ? undefined : optionId(id, active),
    } as const,
  };
}

const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Props of the list of options: a click does not take the focus from the text field. */
export const listProps = (id: string, label: string) =>
  ({
    id,
    role: 'listbox',
    'aria-label': label,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }) as const;

/** Props of a group of options. */
export const groupProps = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** Props of an option; the text field handles its keys. */
export const optionProps = (id: string, index: number, isActive: boolean, onSelect: () => void) =>
  ({
    id: optionId(id, index),
    role: 'option',
    'aria-selected': isActive,
    onClick: onSelect,
  }) as const;
