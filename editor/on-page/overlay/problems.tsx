import { useRef } from 'react';
import { useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { findField } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import type { Tracker } from '../page/tracker.ts';

/** A red outline around each text whose field has an invalid value. */
export function Problems({ page, tracker }: { page: Document; tracker: Tracker }) {
  const problems = useEditorState((state) => state.problems);
  return [...problems.keys()].map((path) => (
    <Problem key={path} path={path} page={page} tracker={tracker} />
  ));
}

function Problem({ path, page, tracker }: { path: string; page: Document; tracker: Tracker }) {
  const { document } = useEditor();
  const element = useRef<Element | null>(null);
  const target = () => {
    if (!element.current?.isConnected) {
      element.current = findField(page, document.get(), path)?.element ?? null;
    }
    return element.current;
  };
  return <Outline tracker={tracker} look="problem" target={target} />;
}
