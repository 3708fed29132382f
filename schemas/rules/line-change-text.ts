import type { LineChange } from '../api/order-changes.ts';
import type { LineChangeMessages } from '../messages/en/line-changes.ts';
import { shownName } from './menu/shown-name.ts';

/** A change of one line in words: '2 × Cola added'. */
export function lineChangeText(change: LineChange, words: LineChangeMessages): string {
  const name = shownName(change.name);
  switch (change.kind) {
    case 'added':
      return words.added(name, change.now);
    case 'removed':
      return words.removed(name, change.was);
    case 'quantity':
      return words.quantity(name, change.was, change.now);
    case 'options':
      return words.options(name);
    case 'note':
      return words.note(name);
  }
}
