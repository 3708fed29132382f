import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { later } from '../../parts/later.tsx';
import { mayChange } from '../../core/state/use-may-change.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import styles from '../page/canvas.module.css';
import { loadedWriting, loadWriting } from './load-writing.ts';
import type { Found } from '../page/on-page.ts';
import { Outline } from '../page/outline.tsx';
import type { Marks } from './spans.ts';
import type { Tracker } from '../page/tracker.ts';
import { useWritingKey } from './use-writing-key.ts';
import { linesAreKept, writableAt } from './writable.ts';
import type { WritingParts } from './writing-parts.ts';
import type { Writing } from './writing.ts';

/** From so many letters before the end on the count is told in red. */
const nearEnd = 5;

const WritingTools = later(
  'writing tools',
  async () => (await import('./writing-tools.tsx')).WritingTools,
);

const WritingHint = later(
  'writing hint',
  async () => (await import('./writing-hint.tsx')).WritingHint,
);

type Begin = (found: Found, at: { x: number; y: number } | null, backTo?: HTMLElement) => boolean;

/** Writing in the texts of the page: by a press on what is in hand, or Enter. */
export function useWriting(
  page: Document,
  tracker: Tracker,
  chosen: RefObject<Found | null>,
): { begin: Begin; isOn: boolean; drawn: ReactNode } {
  const editor = useEditor();
  const ports = usePorts();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [marks, setMarks] = useState<Marks>({});
  const [isLinking, setIsLinking] = useState(false);
  const present = useRef<Writing | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  const length = useRef(0);

  const begin: Begin = (found, at, backTo) => {
    const config = editor.document.get();
    const writable = writableAt(found, config);
    const field = found.written?.field;
    if (!writable || !field) return false;
    const { element, passage, path } = writable;
    if (!mayChange(ports, path.split('.'))) {
      editor.say(`${field.label} is locked by the owner.`);
      return false;
    }
    present.current?.end();
    const most = passage.most(valueAt(config, path.split('.')));
    const keepsLines = linesAreKept(element, field);
    const start = ({ beginWriting, ownSurface, standInFor }: WritingParts) => {
      const begun = beginWriting({
        surface: writable.isOwn ? ownSurface(element) : standInFor(element, passage.isRich),
        passage,
        path,
        field,
        editor,
        keepsLines,
        at,
        onLength(next) {
          const isNew = next !== length.current;
          length.current = next;
          if (count.current) showCount(count.current, next, most);
          if (isNew && next === most) editor.say(`${field.label}: at most ${most} characters.`);
        },
        onMarks: setMarks,
        onLink: () => setIsLinking(true),
        onEnd() {
          present.current = null;
          setWriting(null);
          setIsLinking(false);
          backTo?.focus();
        },
      });
      present.current = begun;
      setWriting(begun);
      begun.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const parts = loadedWriting();
    if (parts) start(parts);
    else {
      loadWriting()
        .then((loaded) => element.isConnected && start(loaded))
        .catch(() => editor.say('This could not be loaded. It can be written in the panel.'));
    }
    return true;
  };
  const pressed = useWritingKey(page, chosen, begin);
  useEffect(() => () => present.current?.end(), []);

  const most = writing?.most;
  return {
    begin,
    isOn: writing !== null,
    drawn: !writing ? (
      pressed && (
        <WritingHint
          tracker={tracker}
          pressed={pressed}
          onWrite={() => begin(pressed.found, null)}
        />
      )
    ) : (
      <Outline tracker={tracker} look="writing" target={() => writing.element}>
        {writing.isRich && (
          <WritingTools
            writing={writing}
            marks={marks}
            isLinking={isLinking}
            onLinking={setIsLinking}
          />
        )}
        {most !== undefined && (
          <span
            ref={(element) => {
              count.current = element;
              if (element) showCount(element, length.current, most);
            }}
            className={styles.count}
            aria-hidden="true"
          />
        )}
      </Outline>
    ),
  };
}

function showCount(element: HTMLElement, length: number, most = Infinity): void {
  const words = `${length}/${most}`;
  if (element.textContent !== words) element.textContent = words;
  element.toggleAttribute('data-near-end', length > most - nearEnd);
}
