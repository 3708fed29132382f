import { useEffect, type RefObject } from 'react';
import { useStore } from 'zustand/react';
import { selectedSectionId } from '../../core/sections/selected-section.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import { clipboardOf } from '../../core/exchange/clipboard-state.ts';
import { announceCopied, sectionAsText } from '../../core/exchange/copy-section.ts';
import { pasteText } from '../../core/exchange/paste-text.ts';

const PasteResultDialog = lazyView(
  'paste result',
  async () => (await import('./paste-result-dialog.tsx')).PasteResultDialog,
);

const writable = 'input, textarea, select, [contenteditable]';

/**
 * Copies and pastes the selected section by the browser's own keys (complaint 8 in
 * docs/editor-complaints.md). It waits for the events, not for the keys: these ask for no
 * permission, and whoever has marked words copies those.
 */
export function Clipboard({ panel }: { panel: RefObject<HTMLElement | null> }) {
  const editor = useEditor();
  const result = useStore(clipboardOf(editor), (state) => state.result);
  useEffect(() => {
    const isMeant = (event: ClipboardEvent) =>
      !event.defaultPrevented &&
      event.clipboardData !== null &&
      isFree(event.target, panel.current);
    const onCopy = (event: ClipboardEvent) => {
      const id = selectedSectionId(editor);
      if (id === null || !isMeant(event) || hasMarkedWords()) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', sectionAsText(editor, id));
      announceCopied(editor, id);
    };
    const onPaste = (event: ClipboardEvent) => {
      // A picture is for the field that it is dropped on.
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text === '' || !isMeant(event)) return;
      event.preventDefault();
      void pasteText(editor, text, selectedSectionId(editor));
    };
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, [editor, panel]);
  if (!result) return null;
  const onClose = () => clipboardOf(editor).setState({ result: null });
  return <PasteResultDialog result={result} onClose={onClose} />;
}

/** Fields of the editor and of the page keep their own clipboard, and so does an open dialog. */
function isFree(target: EventTarget | null, panel: HTMLElement | null): boolean {
  return (
    panel !== null &&
    panel.getClientRects().length > 0 &&
    panel.querySelector('dialog[open]') === null &&
    !(target instanceof Element && target.closest(writable))
  );
}

const hasMarkedWords = () => getSelection()?.isCollapsed === false;
