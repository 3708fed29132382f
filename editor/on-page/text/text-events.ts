import { caretAt, caretIn, rangeOf } from './caret.ts';
import { insertedText, replacedRange } from './inserted-text.ts';
import { markOfKey } from './mark-keys.ts';
import { textOf } from './spans.ts';
import type { Mark } from './surface.ts';
import type { TextDraft } from './text-draft.ts';

type TextEventOptions = {
  draft: TextDraft;
  /** What the browser has in the element, as text. */
  drawnText(): string;
  isRich: boolean;
  /** Line breaks are drawn as such. */
  keepsLines: boolean;
  /** One paragraph of a field: a line break ends it, unless Shift is pressed. */
  isParagraph: boolean;
  onUndo(isBack: boolean): void;
  /** The key for a link was pressed, which needs an address. */
  onLink(): void;
  /** @param isEscaped it may have to go back to what it was */
  onEnd(isEscaped: boolean): void;
  signal: AbortSignal;
};

export type TextEvents = {
  isComposing(): boolean;
  /** Takes what is being composed into the draft. */
  finishComposition(): void;
  mark(mark: Mark, href?: string | null): void;
};

/**
 * Turns the browser's input, key and selection events on an element into changes of the draft.
 * Nothing is changed in the middle of a composition (a word being chosen, a letter with an accent).
 */
export function listenForText(element: HTMLElement, options: TextEventOptions): TextEvents {
  const { draft, isRich, keepsLines, isParagraph, onUndo, onEnd, signal } = options;
  const page = element.ownerDocument;
  let isComposing = false;

  const readCaret = () => {
    const caret = page.activeElement === element && !isComposing ? caretIn(element) : null;
    if (caret) draft.moveCaret(caret);
  };
  const mark = (what: Mark, href: string | null = null) => {
    // A key may arrive before the `selectionchange` of the one that moved the caret.
    readCaret();
    draft.mark(what, href);
  };
  const onBeforeInput = (event: InputEvent) => {
    const { inputType } = event;
    if (isComposing || event.isComposing || inputType === 'insertCompositionText') return;
    // A phone's autocorrection cannot be cancelled: `input` reports it.
    if (!event.cancelable) return;
    event.preventDefault();
    if (inputType === 'formatBold') mark('bold');
    if (inputType === 'formatItalic') mark('italic');
    if (inputType.startsWith('history')) onUndo(inputType === 'historyUndo');
    const typed = insertedText(event);
    const isLine = keepsLines && !(isParagraph && inputType === 'insertParagraph');
    if (typed === '\n' && !isLine) onEnd(false);
    else if (typed !== null) {
      draft.replace(rangeOf(event, element, draft.caret()), typed, kindOf(event, typed));
    }
  };
  /** Takes over what was composed, or changed by a browser that does not ask before. */
  const readElement = () => {
    if (isComposing || signal.aborted) return;
    const [before, after] = [textOf(draft.spans()), options.drawnText()];
    const caret = caretIn(element);
    const { from, to, text } = replacedRange(before, after, caret?.to ?? 0);
    if (before === after) draft.draw(caret ?? draft.caret());
    else draft.replace({ from, to }, text, 'once');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // 229: the key belongs to a composition, also where the browser has reported its end before.
    if (isComposing || event.isComposing || event.keyCode === 229) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const what = isRich ? markOfKey(event) : undefined;
    const isLine = keepsLines && (!isParagraph || event.shiftKey) && !isCommand;
    if (key === 'escape' || (key === 'enter' && !isLine)) {
      onEnd(key === 'escape');
    } else if (isCommand && (key === 'z' || key === 'y')) {
      onUndo(key === 'z' && !event.shiftKey);
    } else if (what) {
      if (what === 'link') options.onLink();
      else mark(what);
    } else if (key === ' ' && element.closest('button')) {
      // The browser would click the button.
      draft.replace(caretIn(element) ?? draft.caret(), ' ', 'typed');
    } else return;
    event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    const at = caretAt(element, { x: event.clientX, y: event.clientY }) ?? draft.caret();
    if (text !== '') draft.replace(at, text, 'once');
  };
  const finishComposition = () => {
    isComposing = false;
    readElement();
  };

  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(name, listener, { signal });
  on('beforeinput', onBeforeInput);
  on('input', readElement);
  on('keydown', onKeyDown);
  on('keyup', (event) => event.stopPropagation());
  on('compositionstart', () => void (isComposing = true));
  on('compositionend', finishComposition);
  on('dragstart', (event) => event.preventDefault());
  on('drop', onDrop);
  page.addEventListener('selectionchange', readCaret, { signal });
  return { isComposing: () => isComposing, finishComposition, mark };
}

/** Consecutive characters, and consecutive deletions, are undone together. */
function kindOf({ inputType }: InputEvent, typed: string): string {
  if (inputType.startsWith('delete')) return 'deleted';
  return inputType === 'insertText' && typed.length === 1 && typed !== ' ' ? 'typed' : 'once';
}
