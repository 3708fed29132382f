import { checkValue } from '../check-value.ts';
import type { FieldDescription } from '../describe-fields.ts';
import type { Editor } from '../editor.ts';
import { valueAt } from '../value-at.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { caretIn, fitted, placeCaret, rangeOf, type Caret } from './caret.ts';

export type Writing = {
  element: HTMLElement;
  path: string;
  field: FieldDescription;
  /** Ends it; what was typed stays. */
  end(): void;
};

type WritingNeeds = {
  element: HTMLElement;
  path: string;
  field: FieldDescription;
  editor: Editor;
  /** Where the caret goes first, in CSS pixels of the window; all is chosen where there is none. */
  at: { x: number; y: number } | null;
  /** So many letters it has now. */
  onLength(length: number): void;
  onEnd(): void;
};

/** What may be a text box; a heading stays one, and a link (ARIA in HTML). */
const roleless = 'p, span, div, bdi, blockquote';

const attributes = ['contenteditable', 'role', 'aria-label', 'aria-multiline'] as const;

/** Whether a text of the page can be written in: it is all that its element holds. */
export function isWritable(element: Element, value: unknown): element is HTMLElement {
  const [only, ...others] = element.childNodes;
  return (
    element instanceof HTMLElement &&
    only !== undefined &&
    others.length === 0 &&
    only.nodeType === Node.TEXT_NODE &&
    only.nodeValue === value &&
    // A space presses a button.
    !element.closest('button, label, summary')
  );
}

/**
 * Lets a text be written where it stands. Every change goes through the document, which React then
 * draws; the letters are put into the page here all the same, so that the caret never waits. The
 * text node stays the same one throughout, for React holds on to it.
 */
export function beginWriting(needs: WritingNeeds): Writing {
  const { element, path, field, editor, onLength, onEnd } = needs;
  const page = element.ownerDocument;
  const steps = path.split('.');
  const most = field.limits.max ?? Infinity;
  const stored = () => String(valueAt(editor.document.get(), steps) ?? '');
  const before = stored();
  const keepsLines =
    field.kind === 'longText' && getComputedStyle(element).whiteSpaceCollapse !== 'collapse';
  let caret: Caret = { from: before.length, to: before.length };
  let isComposing = false;
  let isOver = false;
  /** Typed, but not to be stored yet: nothing at all, or what the schema refuses. */
  let held: string | null = null;

  const textNode = () => {
    const [first] = element.childNodes;
    if (first?.nodeType === Node.TEXT_NODE) return first;
    const fresh = page.createTextNode('');
    element.replaceChildren(fresh);
    return fresh;
  };
  const show = (text: string, next: Caret) => {
    const node = textNode();
    if (node.nodeValue !== text) node.nodeValue = text;
    caret = fitted(next, text);
    placeCaret(node, caret);
    onLength(text.length);
  };
  const store = (text: string) => {
    const problem = text.trim() === '' ? null : checkValue(field.schema, text);
    editor.report(path, problem);
    held = problem !== null || text.trim() === '' ? text : null;
    if (held === null) editor.edit(steps, field.label, text);
  };
  const write = (text: string, next: Caret) => {
    show(text, next);
    store(text);
    requestAnimationFrame(() => bringIntoSight(element));
  };

  const onBeforeInput = (event: InputEvent) => {
    if (isComposing || event.inputType === 'insertCompositionText') return;
    event.preventDefault();
    if (event.inputType.startsWith('format') || event.inputType.startsWith('history')) return;
    const text = textNode().nodeValue ?? '';
    const { from, to } = rangeOf(event, element, caret);
    const typed = typedBy(event, keepsLines).slice(0, Math.max(0, most - text.length + to - from));
    const end = from + typed.length;
    write(text.slice(0, from) + typed + text.slice(to), { from: end, to: end });
  };
  /** What a keyboard composed, or a browser wrote that does not ask before. */
  const onInput = () => {
    if (isComposing) return;
    const text = element.textContent.slice(0, most);
    write(text, caretIn(element) ?? caret);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposing) return;
    const key = event.key.toLowerCase();
    if (key === 'escape' || (key === 'enter' && !(keepsLines && !event.ctrlKey))) {
      event.preventDefault();
      end(key === 'escape');
    } else if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault();
      held = null;
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    }
  };
  const onSelection = () => {
    const present = page.activeElement === element ? caretIn(element) : null;
    if (present) caret = present;
  };
  /** React has written the same text, or another one, and the caret went to its beginning. */
  const afterDrawing = () => {
    if (isOver || isComposing) return;
    if (page.activeElement !== element || held !== null) return;
    const text = textNode().nodeValue ?? '';
    caret = fitted(caret, text);
    placeCaret(textNode(), caret);
    onLength(text.length);
  };
  const drawing = new MutationObserver(afterDrawing);
  const leaving = new MutationObserver(() => {
    if (!element.isConnected) end(false);
  });

  const control = new AbortController();
  const { signal } = control;
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => element.addEventListener(name, listener, { signal });
  on('beforeinput', onBeforeInput);
  on('input', onInput);
  on('keydown', onKeyDown);
  on('compositionstart', () => void (isComposing = true));
  on('compositionend', () => {
    isComposing = false;
    onInput();
  });
  on('dragstart', (event) => event.preventDefault());
  on('drop', (event) => event.preventDefault());
  on('blur', () => end(false));
  page.addEventListener('selectionchange', onSelection, { signal });

  function end(isTakenBack: boolean) {
    if (isOver) return;
    isOver = true;
    drawing.disconnect();
    leaving.disconnect();
    control.abort();
    for (const name of attributes) element.removeAttribute(name);
    element.style.removeProperty('outline');
    if (isTakenBack) takeBack();
    else if (held?.trim() === '') editor.edit(steps, field.label, '');
    editor.report(path, null);
    editor.settle();
    // What could not be stored does not stay on the page either.
    if (element.isConnected && textNode().nodeValue !== stored()) textNode().nodeValue = stored();
    if (page.activeElement === element) element.blur();
    onEnd();
  }

  function takeBack() {
    if (stored() === before) return;
    if (editor.session.history().past.at(-1)?.place === path) editor.undo();
    else editor.edit(steps, field.label, before);
  }

  editor.settle();
  element.setAttribute('contenteditable', 'plaintext-only');
  if (element.matches(roleless)) element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', field.label);
  if (keepsLines) element.setAttribute('aria-multiline', 'true');
  // The editor draws its own line around it.
  element.style.setProperty('outline', 'none');
  element.focus({ preventScroll: true });
  const first = needs.at && caretAt(page, element, needs.at);
  show(before, first ?? { from: 0, to: before.length });
  drawing.observe(element, { characterData: true, childList: true, subtree: true });
  leaving.observe(page.body, { childList: true, subtree: true });
  return { element, path, field, end: () => end(false) };
}

/** Letters that an input event brings, on one line unless the design shows lines. */
function typedBy(event: InputEvent, keepsLines: boolean): string {
  if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') {
    return keepsLines ? '\n' : '';
  }
  if (!event.inputType.startsWith('insert')) return '';
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  return keepsLines ? text.replaceAll('\r\n', '\n') : text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
}

/** The place between letters that was pressed. */
function caretAt(page: Document, element: Element, { x, y }: { x: number; y: number }) {
  const pressed = page.caretPositionFromPoint(x, y);
  if (!pressed || !element.contains(pressed.offsetNode)) return null;
  return { from: pressed.offset, to: pressed.offset };
}
