import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import { mayChange } from '../../core/state/use-may-change.ts';
import { ask } from '../../core/state/leave.ts';
import { throwAway } from '../../core/state/question.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import styles from '../page/canvas.module.css';
import { loadedInlineText, loadInlineText } from './load-inline-text.ts';
import type { PageTarget } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import type { Marks } from './spans.ts';
import type { Tracker } from '../page/tracker.ts';
import { useInlineTextKey } from './use-inline-text-key.ts';
import { drawsLines, inlineTextAt } from './inline-text-target.ts';
import type { InlineTextParts } from './inline-text-parts.ts';
import type { InlineText } from './inline-text.ts';

const written = { ...throwAway, text: 'The text goes back to what it was before.' };

/** The count turns red from so many characters before the limit on. */
const nearEnd = 5;

const InlineTextTools = lazyView(
  'inline text tools',
  async () => (await import('./inline-text-tools.tsx')).InlineTextTools,
);

const InlineTextHint = lazyView(
  'inline text hint',
  async () => (await import('./inline-text-hint.tsx')).InlineTextHint,
);

type Start = (
  target: PageTarget,
  at: { x: number; y: number } | null,
  returnFocus?: HTMLElement,
) => boolean;

/** Inline text editing: starts by a click on the selected text, or Enter. */
export function useInlineText(
  page: Document,
  tracker: Tracker,
  clicked: RefObject<PageTarget | null>,
): { start: Start; isActive: boolean; drawn: ReactNode } {
  const editor = useEditor();
  const ports = usePorts();
  const [inlineText, setInlineText] = useState<InlineText | null>(null);
  const [marks, setMarks] = useState<Marks>({});
  const [isLinking, setIsLinking] = useState(false);
  const active = useRef<InlineText | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  const length = useRef(0);

  const start: Start = (target, at, returnFocus) => {
    const config = editor.document.get();
    const editable = inlineTextAt(target, config);
    const field = target.content?.field;
    if (!editable || !field) return false;
    const { element, text, path } = editable;
    if (!mayChange(ports, path.split('.'))) {
      editor.announce(`${field.label} is locked by the owner.`);
      return false;
    }
    active.current?.end();
    const maxLength = text.maxLength(valueAt(config, path.split('.')));
    const keepsLines = drawsLines(element, field);
    const startLoaded = (parts: InlineTextParts) => {
      const started = parts.startInlineText({
        surface: editable.isInPlace
          ? parts.inPlaceSurface(element)
          : parts.replacementSurface(element, text.isRich),
        text,
        path,
        field,
        editor,
        keepsLines,
        at,
        onLength(next) {
          const isNew = next !== length.current;
          length.current = next;
          if (count.current) showCount(count.current, next, maxLength);
          if (isNew && next === maxLength)
            editor.announce(`${field.label}: at most ${maxLength} characters.`);
        },
        onMarks: setMarks,
        onLink: () => setIsLinking(true),
        onEscape: (onLeave) => ask(editor, { ...written, stay: 'Keep it', onLeave }),
        onEnd() {
          active.current = null;
          setInlineText(null);
          setIsLinking(false);
          returnFocus?.focus();
        },
      });
      active.current = started;
      setInlineText(started);
      started.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const parts = loadedInlineText();
    if (parts) startLoaded(parts);
    else {
      loadInlineText()
        .then((loaded) => element.isConnected && startLoaded(loaded))
        .catch(() => editor.announce('This could not be loaded. It can be written in the panel.'));
    }
    return true;
  };
  const pressed = useInlineTextKey(page, clicked, start);
  useEffect(() => () => active.current?.end(), []);

  const maxLength = inlineText?.maxLength;
  return {
    start,
    isActive: inlineText !== null,
    drawn: !inlineText ? (
      pressed && (
        <InlineTextHint
          tracker={tracker}
          pressed={pressed}
          onEdit={() => start(pressed.target, null)}
        />
      )
    ) : (
      <Outline tracker={tracker} look="editing" target={() => inlineText.element}>
        {inlineText.isRich && (
          <InlineTextTools
            inlineText={inlineText}
            marks={marks}
            isLinking={isLinking}
            onLinking={setIsLinking}
          />
        )}
        {maxLength !== undefined && (
          <span
            ref={(element) => {
              count.current = element;
              if (element) showCount(element, length.current, maxLength);
            }}
            className={styles.count}
            aria-hidden="true"
          />
        )}
      </Outline>
    ),
  };
}

function showCount(element: HTMLElement, length: number, maxLength = Infinity): void {
  const text = `${length}/${maxLength}`;
  if (element.textContent !== text) element.textContent = text;
  element.toggleAttribute('data-near-end', length > maxLength - nearEnd);
}
