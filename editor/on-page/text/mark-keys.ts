import type { Mark } from './surface.ts';

const marks: Partial<Record<string, Mark>> = {
  KeyB: 'bold',
  KeyI: 'italic',
  'Shift KeyK': 'link',
};

/** The mark that a key combination stands for, by the key's physical position. */
export function markOfKey({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent) {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  return marks[shiftKey ? `Shift ${code}` : code];
}
