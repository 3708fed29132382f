import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import type { KeyboardEvent } from 'react';
import styles from '../field/field.module.css';
import own from './rich-text.module.css';
import type { Mark } from './rich-text-marks.ts';

type Tool = { mark: Mark; label: string; Icon: typeof Bold; keys: string; code: string };

/** By the key's place, since Shift and Alt change what it writes. */
const tools: readonly (Tool & { shift: boolean; alt: boolean })[] = [
  {
    mark: 'heading',
    label: 'Heading',
    Icon: Heading,
    keys: 'Ctrl Alt 1',
    code: 'Digit1',
    shift: false,
    alt: true,
  },
  {
    mark: 'item',
    label: 'List',
    Icon: List,
    keys: 'Ctrl Shift 8',
    code: 'Digit8',
    shift: true,
    alt: false,
  },
  {
    mark: 'bold',
    label: 'Bold',
    Icon: Bold,
    keys: 'Ctrl B',
    code: 'KeyB',
    shift: false,
    alt: false,
  },
  {
    mark: 'italic',
    label: 'Italic',
    Icon: Italic,
    keys: 'Ctrl I',
    code: 'KeyI',
    shift: false,
    alt: false,
  },
  {
    mark: 'link',
    label: 'Link',
    Icon: Link,
    keys: 'Ctrl Shift K',
    code: 'KeyK',
    shift: true,
    alt: false,
  },
];

/** The mark that a key stands for, if any. */
export function markOfKey(event: KeyboardEvent): Mark | undefined {
  if (!event.ctrlKey && !event.metaKey) return undefined;
  return tools.find(
    ({ code, shift, alt }) =>
      code === event.code && shift === event.shiftKey && alt === event.altKey,
  )?.mark;
}

/** The marks of the notation as buttons. */
export function RichTextTools({ label, onMark }: { label: string; onMark(mark: Mark): void }) {
  return (
    <fieldset className={own.tools} aria-label={`Marks of ${label}`}>
      {tools.map(({ mark, label, Icon, keys }) => (
        <button
          key={mark}
          type="button"
          className={styles.tool}
          aria-label={label}
          title={`${label} (${keys})`}
          // The text keeps its selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(mark)}
        >
          <Icon aria-hidden="true" size={15} />
        </button>
      ))}
    </fieldset>
  );
}
