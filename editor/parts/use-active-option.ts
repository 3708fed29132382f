import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** As far as a key that turns pages goes. */
const pageSteps = 8;

type Step = (place: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (place, last) => (place >= last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  PageDown: (place, last) => Math.min(last, place + pageSteps),
  PageUp: (place) => Math.max(0, place - pageSteps),
};

/**
 * Which of the options below a text is in hand, while the focus stays in the text (ARIA Authoring
 * Practices, combobox with a list).
 * @param id of the list; its options get theirs by `optionProps`
 * @param start -1: none is in hand until an arrow key asks for one
 */
export function useActiveOption(id: string, count: number, start: -1 | 0) {
  const [wanted, setActive] = useState<number>(start);
  const active = Math.min(wanted, count - 1);
  useEffect(() => {
    const option = active < 0 ? null : document.getElementById(optionId(id, active));
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return {
    active,
    /** Back to the start, as with every letter that is typed. */
    restart: () => setActive(start),
    /** Whether the key was one that goes through the options. */
    step(event: KeyboardEvent): boolean {
      const to = steps[event.key];
      if (!to || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return false;
      event.preventDefault();
      setActive(to(active, count - 1));
      return true;
    },
    /** For the text field that the options belong to. */
    box: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active < 0 ? undefined : optionId(id, active),
    } as const,
  };
}

const optionId = (id: string, place: number): string => `${id}-${place}`;

/** For the list of options, which are pressed without taking the focus from the text. */
export const listProps = (id: string, label: string) =>
  ({
    id,
    role: 'listbox',
    'aria-label': label,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  }) as const;

/** For options that belong together. */
export const groupProps = (label: string) => ({ role: 'group', 'aria-label': label }) as const;

/** For an option; its keys are heard by the text field. */
export const optionProps = (id: string, place: number, isActive: boolean, onChoose: () => void) =>
  ({
    id: optionId(id, place),
    role: 'option',
    'aria-selected': isActive,
    onClick: onChoose,
  }) as const;
