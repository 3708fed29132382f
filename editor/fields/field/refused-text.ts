import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createAfterPress } from '#variants/after-press.ts';
import type { Editor } from '../../core/state/editor.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { pathOf } from '../../core/settings/path-of.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import { isWithin } from './is-within.ts';

/** Text that cannot be used, with the value that stands in its place meanwhile. */
export type RefusedText = { text: string; problem: string };

type Stored = RefusedText & { path: Path; value: unknown; isReported: boolean };

/**
 * What was typed and cannot be used, by the dotted path of its field. It outlives the field's
 * panel, so that a badge in the list leads to the words themselves; it goes once the value changes
 * from elsewhere (undo, another's draft) or its place is gone.
 */
function createRefusedTexts({ document, report }: Editor) {
  const stored = new Map<string, Stored>();
  const listeners = new Set<() => void>();
  const press = createAfterPress();
  let unfollow: (() => void) | null = null;

  const write = (key: string, next: Stored | null) => {
    if (next) stored.set(key, next);
    else stored.delete(key);
    report(key, next?.isReported ? next.problem : null);
    for (const listener of listeners) listener();
  };
  const dropChanged = () => {
    for (const [key, { path, value }] of stored) {
      if (!Object.is(valueAt(document.get(), path), value)) write(key, null);
    }
    follow();
  };
  // Nothing is asked of a document without mistakes.
  const follow = () => {
    if (stored.size > 0 && !unfollow) {
      unfollow = document.subscribe(dropChanged);
      press.start();
    } else if (stored.size === 0 && unfollow) {
      unfollow();
      unfollow = null;
      press.stop();
    }
  };

  return {
    get: (key: string) => stored.get(key) ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refuse(path: Path, refused: RefusedText) {
      const key = path.join('.');
      const isReported = stored.get(key)?.isReported ?? false;
      write(key, { ...refused, path, value: valueAt(document.get(), path), isReported });
      follow();
    },
    /** The focus has left the field: now its problem is reported. */
    report(path: Path) {
      const key = path.join('.');
      press.do(() => {
        const refused = stored.get(key);
        if (refused && !refused.isReported) write(key, { ...refused, isReported: true });
      });
    },
    accept(path: Path) {
      const key = path.join('.');
      if (stored.has(key)) write(key, null);
      follow();
    },
    /** Everything at a place and inside it: its items have moved. */
    forget(place: Path) {
      const key = place.join('.');
      for (const path of stored.keys()) {
        if (isWithin(path, key)) write(path, null);
      }
      follow();
    },
  };
}

export type RefusedTexts = ReturnType<typeof createRefusedTexts>;

const ofEditors = new WeakMap<Editor, RefusedTexts>();

export function refusedTextsOf(editor: Editor): RefusedTexts {
  const present = ofEditors.get(editor) ?? createRefusedTexts(editor);
  ofEditors.set(editor, present);
  return present;
}

/** The text of a field that could not be used, if any; `problem` is reported once the focus has left. */
export function useRefusedText(place: Path) {
  const texts = refusedTextsOf(useEditor());
  const key = place.join('.');
  const refused = useSyncExternalStore(
    texts.subscribe,
    useCallback(() => texts.get(key), [texts, key]),
  );
  const path = useMemo(() => pathOf(key), [key]);
  // A panel that is closed in the middle of a word is left like any field.
  useEffect(() => () => texts.report(path), [texts, path]);
  return {
    text: refused?.text ?? null,
    problem: refused?.isReported ? refused.problem : null,
    refuse: (next: RefusedText) => texts.refuse(path, next),
    accept: () => texts.accept(path),
    tell: () => texts.report(path),
  };
}
