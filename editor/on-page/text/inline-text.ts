import { bringIntoView } from '../page/bring-into-view.ts';
import { caretAt, placeCaret } from './caret.ts';
import { makeEditable } from './make-editable.ts';
import type { Marks } from './spans.ts';
import { createStoredText, type StoredTextOptions } from './stored-text.ts';
import type { Mark, Surface } from './surface.ts';
import { createTextDraft } from './text-draft.ts';
import { listenForText } from './text-events.ts';
import { whenLeft } from './when-left.ts';

/** A text of the page that is being edited where it is drawn. */
export type InlineText = {
  element: HTMLElement;
  /** Most characters it may have; undefined where the schema has no limit. */
  maxLength: number | undefined;
  /** Its text has marks: bold, italic, links. */
  isRich: boolean;
  /** Toggles a mark on the selected text, or on what is typed next. @param href null: no link */
  mark(mark: Mark, href?: string | null): void;
  /** Focuses the text again, from a tool beside it. */
  focus(): void;
  /** Ends editing; what was typed stays. */
  end(): void;
};

type InlineTextOptions = StoredTextOptions & {
  surface: Surface;
  /** Line breaks are drawn as such. */
  keepsLines: boolean;
  /** Where the caret goes, in CSS pixels of the window; null selects the whole text. */
  at: { x: number; y: number } | null;
  /** Called with the number of characters. */
  onLength(length: number): void;
  /** Called with the marks of the selected text, or of what is typed next. */
  onMarks(marks: Marks): void;
  /** The key for a link was pressed, which needs an address. */
  onLink(): void;
  /** Escape ended it: the text stays as it was written until the owner has said otherwise. */
  onEscape(throwAway: () => void): void;
  onEnd(): void;
};

/**
 * Makes a text editable where it is drawn. Every change goes through the document, which React then
 * renders; the text is also drawn here at once, so that the caret never waits.
 */
export function startInlineText(options: InlineTextOptions): InlineText {
  const { surface, text, path, field, editor, keepsLines } = options;
  const { element } = surface;
  const page = element.ownerDocument;
  const isParagraph = text.paragraph !== null;
  const control = new AbortController();
  const { signal } = control;

  editor.endGesture();
  const stored = createStoredText(options);
  const draft = createTextDraft({
    surface,
    stored,
    isRich: text.isRich,
    keepsLines,
    onLength: options.onLength,
    onMarks: options.onMarks,
    onChange: () => requestAnimationFrame(() => void (signal.aborted || bringIntoView(element))),
  });
  const restoreAttributes = makeEditable(element, field.label, keepsLines);
  element.focus({ preventScroll: true });
  draft.draw((options.at && caretAt(element, options.at)) ?? draft.caret());

  const end = (isEscaped: boolean) => {
    if (signal.aborted) return;
    if (events.isComposing() && !isEscaped) events.finishComposition();
    control.abort();
    restoreAttributes();
    stored.storeIfEmpty(draft.spans());
    editor.report(path, null);
    editor.endGesture();
    // What could not be stored does not stay on the page either.
    if (surface.isDrawn()) surface.show(stored.read() ?? []);
    if (page.activeElement === element) element.blur();
    surface.remove();
    options.onEnd();
    if (isEscaped && stored.isChanged()) options.onEscape(stored.restore);
  };
  const events = listenForText(element, {
    draft,
    drawnText: () => surface.readText(),
    isRich: text.isRich,
    keepsLines,
    isParagraph,
    onUndo(isBack) {
      if (draft.step(isBack)) return;
      // Before this edit come the steps of the editor's own history.
      end(false);
      if (isBack) editor.undo();
      else editor.redo();
    },
    onLink: options.onLink,
    onEnd: end,
    signal,
  });

  /** Somebody else's change, or an undo: a paragraph may be another one after it. */
  const onDocument = () => {
    if (events.isComposing() || !stored.isChangedElsewhere()) return;
    const spans = stored.read();
    if (!spans || isParagraph) {
      end(false);
      return;
    }
    stored.takeOver();
    draft.reset(spans);
  };
  // React has rendered the same text, and the caret went to its beginning.
  const rendered = new MutationObserver(() => {
    if (!signal.aborted && !events.isComposing()) draft.draw();
  });
  const removed = new MutationObserver(() => {
    if (!surface.isDrawn()) end(false);
  });
  element.addEventListener(
    'blur',
    ({ relatedTarget }) => whenLeft(element, relatedTarget, () => end(false)),
    { signal },
  );
  // An on-screen keyboard opens after the focus.
  const onKeyboard = () => bringIntoView(element);
  window.visualViewport?.addEventListener('resize', onKeyboard, { signal });
  rendered.observe(element, { characterData: true, childList: true, subtree: true });
  removed.observe(page.body, { childList: true, subtree: true });
  const unsubscribe = editor.document.subscribe(onDocument);
  signal.addEventListener('abort', () => {
    unsubscribe();
    rendered.disconnect();
    removed.disconnect();
  });
  return {
    element,
    maxLength: stored.maxLength,
    isRich: text.isRich,
    mark: events.mark,
    focus() {
      element.focus({ preventScroll: true });
      placeCaret(element, draft.caret());
    },
    end: () => end(false),
  };
}
