import { checkValue } from '../../core/settings/check-value.ts';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import type { Editor } from '../../core/state/editor.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import { bringIntoSight } from '../page/bring-into-sight.ts';
import { caretAt, caretIn, fitted, placeCaret, rangeOf, type Caret } from './caret.ts';
import { filled } from './fill-passage.ts';
import { createMoments } from './moments.ts';
import type { Passage } from './passage.ts';
import { marksFor, spliced, textOf, type Marks, type Spans } from './spans.ts';
import type { Mark, Surface } from './surface.ts';
import { replacedBetween, taken, typedBy } from './typed.ts';
import { dressed, toolKey, whenLeft } from './writing-dress.ts';

export type Writing = {
  element: HTMLElement;
  field: FieldDescription;
  most: number | undefined;
  /** Its words have marks. */
  isRich: boolean;
  /** Puts a mark on what is chosen, or on what is typed next; a link needs an address, or goes. */
  mark(mark: Mark, href?: string | null): void;
  /** Back to the words, from a tool beside them. */
  focus(): void;
  /** Ends it; what was typed stays. */
  end(): void;
};

type WritingNeeds = {
  surface: Surface;
  passage: Passage;
  path: string;
  field: FieldDescription;
  editor: Editor;
  /** Lines of it are drawn as lines. */
  keepsLines: boolean;
  /** Where the caret goes first, in CSS pixels of the window; all is chosen where there is none. */
  at: { x: number; y: number } | null;
  /** So many letters it has now. */
  onLength(length: number): void;
  /** The marks of what is chosen, or of what is typed next. */
  onMarks(marks: Marks): void;
  /** A link is wanted by its key. */
  onLink(): void;
  onEnd(): void;
};

/**
 * Lets a text be written where it stands. Every change goes through the document, which React then
 * draws; the words are drawn here all the same, so that the caret never waits. Nothing is stored,
 * cut or drawn in the middle of a composition (a word being chosen, a letter with an accent).
 */
export function beginWriting(needs: WritingNeeds): Writing {
  const { surface, passage, path, field, editor, keepsLines } = needs;
  const { element } = surface;
  const page = element.ownerDocument;
  const steps = path.split('.');
  const value = () => valueAt(editor.document.get(), steps);
  const wordsIn = (of: unknown) => passage.read(of) ?? [];
  const before = value();
  const most = passage.most(before);
  const isPart = passage.place !== null;
  const moments = createMoments();
  let present = wordsIn(before);
  /** What the document holds by this writing, to tell others' changes from its own. */
  let known = JSON.stringify(present);
  let caret: Caret = { from: 0, to: textOf(present).length };
  let pending: Marks | null = null;
  let isComposing = false;
  let isOver = false;
  let isHeld = false;

  const show = (words: Spans, next: Caret) => {
    present = words;
    surface.show(words);
    caret = fitted(next, textOf(words));
    if (page.activeElement === element) placeCaret(element, caret);
    needs.onLength(textOf(words).length);
    tellMarks();
  };
  const tellMarks = () => {
    if (passage.isRich) needs.onMarks(pending ?? marksFor(present, caret.from, caret.to));
  };
  /** An empty text is stored only when it is left, and what the schema refuses not at all. */
  const store = () => {
    const isEmpty = textOf(present).trim() === '';
    const next = filled(passage, value(), present);
    const problem = isEmpty ? null : checkValue(field.schema, next);
    editor.report(path, problem);
    isHeld = isEmpty || problem !== null;
    if (isHeld) return;
    known = JSON.stringify(wordsIn(next));
    editor.edit(steps, field.label, next);
  };
  const write = (words: Spans, next: Caret, kind: string) => {
    moments.keep({ words: present, caret }, kind);
    pending = null;
    show(words, next);
    store();
    requestAnimationFrame(() => void (isOver || bringIntoSight(element)));
  };
  const put = ({ from, to }: Caret, typed: string, kind: string) => {
    const text = textOf(present);
    const [head, tail] = [text.slice(0, from), text.slice(to)];
    const room = Math.max(0, (most ?? Infinity) - head.length - tail.length);
    const words = taken(typed, { before: head, after: tail, keepsLines, room });
    const end = from + words.length;
    const marks = pending ?? marksFor(present, from, to);
    write(spliced(present, { from, to }, words, marks), { from: end, to: end }, kind);
  };
  const travel = (isBack: boolean) => {
    const moment = moments.travel({ words: present, caret }, isBack);
    if (moment) {
      pending = null;
      show(moment.words, moment.caret);
      store();
      return;
    }
    // Before this writing lie other steps.
    end(false);
    if (isBack) editor.undo();
    else editor.redo();
  };

  const onBeforeInput = (event: InputEvent) => {
    const { inputType } = event;
    if (isComposing || event.isComposing || inputType === 'insertCompositionText') return;
    // A phone's keyboard changes what it has underlined without asking: `input` tells.
    if (!event.cancelable) return;
    event.preventDefault();
    const tool = { formatBold: 'bold', formatItalic: 'italic' } as const;
    if (inputType === 'formatBold' || inputType === 'formatItalic') mark(tool[inputType]);
    if (inputType.startsWith('history')) travel(inputType === 'historyUndo');
    const typed = typedBy(event);
    const isLine = keepsLines && !(isPart && inputType === 'insertParagraph');
    if (typed === '\n' && !isLine) end(false);
    else if (typed !== null) put(rangeOf(event, element, caret), typed, kindOf(event, typed));
  };
  /** What a keyboard composed, or a browser wrote that does not ask before. */
  const absorb = () => {
    if (isComposing || isOver) return;
    const [was, is] = [textOf(present), textOf(surface.read())];
    const end = caretIn(element)?.to ?? 0;
    const { from, to, text } = replacedBetween(was, is, end);
    if (was === is) show(present, caretIn(element) ?? caret);
    else put({ from, to }, text, 'once');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // 229: the key belongs to what composes, also where a browser has told its end before.
    if (isComposing || event.isComposing || event.keyCode === 229) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const tool = passage.isRich ? toolKey(event) : undefined;
    const isLine = keepsLines && (!isPart || event.shiftKey) && !isCommand;
    if (key === 'escape' || (key === 'enter' && !isLine)) {
      end(key === 'escape');
    } else if (isCommand && (key === 'z' || key === 'y')) {
      travel(key === 'z' && !event.shiftKey);
    } else if (tool) {
      if (tool === 'link') needs.onLink();
      else mark(tool);
    } else if (key === ' ' && element.closest('button')) {
      // A space presses a button.
      put(caretIn(element) ?? caret, ' ', 'typed');
    } else return;
    event.preventDefault();
  };
  const onSelection = () => {
    const chosen = page.activeElement === element && !isComposing ? caretIn(element) : null;
    if (!chosen || (chosen.from === caret.from && chosen.to === caret.to)) return;
    caret = chosen;
    pending = null;
    tellMarks();
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    const place = caretAt(element, { x: event.clientX, y: event.clientY }) ?? caret;
    if (text !== '') put(place, text, 'once');
  };
  /** Another has changed it, or an older step: what is whole follows, a paragraph may be another. */
  const onDocument = () => {
    const words = passage.read(value());
    if (isComposing || (words && JSON.stringify(words) === known)) return;
    if (!words || isPart) {
      end(false);
      return;
    }
    known = JSON.stringify(words);
    moments.forget();
    show(words, caret);
  };
  // React has written the same text, and the caret went to its beginning.
  const drawing = new MutationObserver(() => {
    if (!isOver && !isComposing) show(present, caret);
  });
  const leaving = new MutationObserver(() => {
    if (!surface.isThere()) end(false);
  });

  function mark(what: Mark, href: string | null = null) {
    // A key may come before the browser has told of the one that moved the caret.
    onSelection();
    if (what !== 'link' && caret.from === caret.to) {
      const now = pending ?? marksFor(present, caret.from, caret.to);
      pending = { ...now, [what]: !now[what] };
      tellMarks();
    } else if (surface.marking) write(surface.marking(present, caret, what, href), caret, 'once');
  }

  const control = new AbortController();
  const { signal } = control;
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(name, listener, { signal });
  on('beforeinput', onBeforeInput);
  on('input', absorb);
  on('keydown', onKeyDown);
  on('keyup', (event) => event.stopPropagation());
  on('compositionstart', () => void (isComposing = true));
  on('compositionend', () => {
    isComposing = false;
    absorb();
  });
  on('dragstart', (event) => event.preventDefault());
  on('drop', onDrop);
  on('blur', ({ relatedTarget }) => whenLeft(element, relatedTarget, () => end(false)));
  page.addEventListener('selectionchange', onSelection, { signal });
  // What covers the lower half of a phone comes after the focus.
  window.visualViewport?.addEventListener('resize', () => bringIntoSight(element), { signal });

  function end(isTakenBack: boolean) {
    if (isOver) return;
    if (isComposing && !isTakenBack) {
      isComposing = false;
      absorb();
    }
    isOver = true;
    unfollow();
    drawing.disconnect();
    leaving.disconnect();
    control.abort();
    undress();
    if (isTakenBack) takeBack();
    else if (isHeld && textOf(present).trim() === '') empty();
    editor.report(path, null);
    editor.settle();
    // What could not be stored does not stay on the page either.
    if (surface.isThere()) surface.show(wordsIn(value()));
    if (page.activeElement === element) element.blur();
    surface.remove();
    needs.onEnd();
  }

  function empty() {
    const next = filled(passage, value(), []);
    const problem = checkValue(field.schema, next);
    if (problem === null) editor.edit(steps, field.label, next);
    else editor.say(`${field.label}: ${problem}`);
  }

  function takeBack() {
    if (JSON.stringify(value()) === JSON.stringify(before)) return;
    if (editor.session.history().past.at(-1)?.place === path) editor.undo();
    else editor.edit(steps, field.label, before);
  }

  editor.settle();
  const undress = dressed(element, field.label, keepsLines);
  element.focus({ preventScroll: true });
  show(present, (needs.at && caretAt(element, needs.at)) ?? caret);
  const unfollow = editor.document.subscribe(onDocument);
  drawing.observe(element, { characterData: true, childList: true, subtree: true });
  leaving.observe(page.body, { childList: true, subtree: true });
  return {
    element,
    field,
    most,
    isRich: passage.isRich,
    mark,
    focus() {
      element.focus({ preventScroll: true });
      placeCaret(element, caret);
    },
    end: () => end(false),
  };
}

/** Letters typed one after the other, and deletions, are taken back together. */
function kindOf({ inputType }: InputEvent, typed: string): string {
  if (inputType.startsWith('delete')) return 'deleted';
  return inputType === 'insertText' && typed.length === 1 && typed !== ' ' ? 'typed' : 'once';
}
