import { clampedCaret, placeCaret, type Caret } from './caret.ts';
import { fittingText } from './inserted-text.ts';
import { marksFor, spliced, textOf, type Marks, type Spans } from './spans.ts';
import type { StoredText } from './stored-text.ts';
import type { Mark, Surface } from './surface.ts';
import { createTextHistory } from './text-history.ts';

type TextDraftOptions = {
  surface: Surface;
  stored: StoredText;
  isRich: boolean;
  /** Line breaks are drawn as such. */
  keepsLines: boolean;
  /** Called with the number of characters. */
  onLength(length: number): void;
  /** Called with the marks of the selected text, or of what is typed next. */
  onMarks(marks: Marks): void;
  /** Called after each change by the user. */
  onChange(): void;
};

export type TextDraft = ReturnType<typeof createTextDraft>;

/** The text while it is edited: its spans, the caret, and undo within this edit. */
export function createTextDraft(options: TextDraftOptions) {
  const { surface, stored, isRich, keepsLines } = options;
  const { element } = surface;
  const history = createTextHistory();
  let spans: Spans = stored.read() ?? [];
  let caret: Caret = { from: 0, to: textOf(spans).length };
  /** Marks switched on or off at the caret, for what is typed next. */
  let pending: Marks | null = null;

  const reportMarks = () => {
    if (isRich) options.onMarks(pending ?? marksFor(spans, caret.from, caret.to));
  };
  const show = (next: Spans, nextCaret: Caret) => {
    spans = next;
    surface.show(next);
    caret = clampedCaret(nextCaret, textOf(next));
    if (element.ownerDocument.activeElement === element) placeCaret(element, caret);
    options.onLength(textOf(next).length);
    reportMarks();
  };
  const change = (next: Spans, nextCaret: Caret, kind: string) => {
    history.record({ spans, caret }, kind);
    pending = null;
    show(next, nextCaret);
    stored.store(next);
    options.onChange();
  };
  return {
    spans: (): Spans => spans,
    caret: (): Caret => caret,
    /** Draws the text again, with the caret at another place where one is given. */
    draw: (at: Caret = caret): void => show(spans, at),
    /** Shows a text that was changed elsewhere, to which no step of this edit applies. */
    reset(next: Spans): void {
      history.clear();
      show(next, caret);
    },
    /** Replaces a range by as much of a text as there is room for. @param kind see TextHistory */
    replace({ from, to }: Caret, typed: string, kind: string): void {
      const text = textOf(spans);
      const [before, after] = [text.slice(0, from), text.slice(to)];
      const room = Math.max(0, (stored.maxLength ?? Infinity) - before.length - after.length);
      const inserted = fittingText(typed, { before, after, keepsLines, room });
      const end = from + inserted.length;
      const marks = pending ?? marksFor(spans, from, to);
      change(spliced(spans, { from, to }, inserted, marks), { from: end, to: end }, kind);
    },
    /** Marks the selected text; without a selection, what is typed next. @param href of a link */
    mark(mark: Mark, href: string | null): void {
      if (mark !== 'link' && caret.from === caret.to) {
        const marks = pending ?? marksFor(spans, caret.from, caret.to);
        pending = { ...marks, [mark]: !marks[mark] };
        reportMarks();
      } else if (surface.applyMark) {
        change(surface.applyMark(spans, caret, mark, href), caret, 'once');
      }
    },
    /** The user has moved the caret. */
    moveCaret(to: Caret): void {
      if (to.from === caret.from && to.to === caret.to) return;
      caret = to;
      pending = null;
      reportMarks();
    },
    /** Undoes or redoes within this edit; false where it has no such step. */
    step(isBack: boolean): boolean {
      const state = history.step({ spans, caret }, isBack);
      if (!state) return false;
      pending = null;
      show(state.spans, state.caret);
      stored.store(state.spans);
      return true;
    },
  };
}
