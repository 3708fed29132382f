import { useEffect, type RefObject } from 'react';
import { useEditorState } from '../core/state/editor-context.tsx';

const isFocusLost = (): boolean => document.activeElement === document.body;

/** Whoever does one of these goes on from where the panel stands. */
const goingOn = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * The selected field comes into view and takes the focus as soon as it is drawn, and stays in view
 * while designs and pictures above it come late.
 */
export function useSelectedField(panel: RefObject<HTMLElement | null>): void {
  const selection = useEditorState((state) => state.selection);
  useEffect(() => {
    const all = panel.current;
    if (!all || selection?.field === undefined) return;
    const selector = `[data-field="${CSS.escape(selection.field)}"]`;
    const show = (): HTMLElement | null => {
      const place = all.querySelector<HTMLElement>(selector);
      place?.scrollIntoView({ block: 'nearest' });
      return place;
    };
    const take = (): boolean => {
      const place = show();
      // Text edited on the page keeps the focus there.
      if (selection.by === 'panel')
        place?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
      return place !== null;
    };
    const grown = new ResizeObserver(show);
    grown.observe(all);
    const wentOn = new AbortController();
    let isTaken = false;
    const drawn = new MutationObserver(() => {
      // What had the focus may be gone again, such as the point of a picture that does not come.
      if (!isTaken || isFocusLost()) isTaken = take();
    });
    drawn.observe(all, { childList: true, subtree: true });
    isTaken = take();
    const goOn = () => {
      grown.disconnect();
      if (isTaken) drawn.disconnect();
    };
    for (const deed of goingOn) {
      const options = { capture: true, passive: true, signal: wentOn.signal };
      window.addEventListener(deed, goOn, options);
    }
    return () => {
      drawn.disconnect();
      grown.disconnect();
      wentOn.abort();
    };
  }, [panel, selection]);
}
