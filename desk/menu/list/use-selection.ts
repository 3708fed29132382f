import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Dishes by key. */
export type Selection = ReturnType<typeof useSelection>;

/**
 * Which dishes are selected. Shift selects from the last one pressed to this one; on the keyboard
 * the arrows go from box to box.
 * @param shown keys of what is listed, in its order; a dish of two categories stands there twice.
 */
export function useSelection(shown: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const set = (keys: readonly string[], isOn: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (isOn) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  /** From the anchor to a dish, both included; only the dish where there is no anchor. */
  const range = (key: string): readonly string[] => {
    const [from, to] = [shown.indexOf(anchor.current ?? key), shown.indexOf(key)];
    return from < 0 || to < 0 ? [key] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
  };
  return {
    selected,
    set,
    clear: () => setSelected(new Set()),
    press: (key: string, event: MouseEvent<HTMLInputElement>) => {
      const isOn = event.currentTarget.checked;
      set(event.shiftKey ? range(key) : [key], isOn);
      anchor.current = key;
    },
    /** Of a box; the others are those within the same `data-dishes`. */
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { currentTarget: target, key } = event;
      const all = target.closest('[data-dishes]');
      if (!all) return;
      if (key === 'Escape' && selected.size > 0) {
        event.preventDefault();
        setSelected(new Set());
      }
      if (key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        set(shown, true);
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      const boxes = [...all.querySelectorAll<HTMLElement>('input[data-dish], [data-undrawn]')];
      const next = boxes[boxes.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)];
      // Rows that are not drawn yet are once they are near: the next press goes there.
      if (next?.hasAttribute('data-undrawn')) return next.scrollIntoView({ block: 'nearest' });
      if (!next) return;
      if (event.shiftKey) set([target.dataset['dish'] ?? '', next.dataset['dish'] ?? ''], true);
      anchor.current = next.dataset['dish'] ?? null;
      next.focus();
    },
  };
}
