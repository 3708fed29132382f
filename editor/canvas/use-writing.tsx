import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEditor, usePorts } from '../editor-context.tsx';
import { later } from '../later.tsx';
import { mayChange } from '../places/use-may-change.ts';
import { valueAt } from '../value-at.ts';
import styles from './canvas.module.css';
import type { Found } from './on-page.ts';
import { Outline } from './outline.tsx';
import type { Marks } from './spans.ts';
import { loadedStandIn, loadStandIn } from './stand-in-loader.ts';
import { ownSurface, type Surface } from './surface.ts';
import type { Tracker } from './tracker.ts';
import { useWritingKey } from './use-writing-key.ts';
import { linesAreKept, writableAt } from './writable.ts';
import { beginWriting, type Writing } from './writing.ts';

/** From so many letters before the end on the count is told in red. */
const nearEnd = 5;

const WritingTools = later(
  'writing tools',
  async () => (await import('./writing-tools.tsx')).WritingTools,
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
    const start = (surface: Surface) => {
      const begun = beginWriting({
        surface,
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
    const standInFor = loadedStandIn();
    if (writable.isOwn) start(ownSurface(element));
    else if (standInFor) start(standInFor(element, passage.isRich));
    else {
      loadStandIn()
        .then((load) => element.isConnected && start(load(element, passage.isRich)))
        .catch(() => editor.say('This could not be loaded. It can be written in the panel.'));
    }
    return true;
  };
  useWritingKey(page, chosen, begin);
  useEffect(() => () => present.current?.end(), []);

  const most = writing?.most;
  return {
    begin,
    isOn: writing !== null,
    drawn: writing && (
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
