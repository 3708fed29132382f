import { useLayoutEffect, type RefObject } from 'react';

/**
 * The page that lies hidden behind the frames takes no focus meanwhile; the panel and what tells
 * people something go on. A focus that was in the frames goes to the panel when they close.
 */
export function usePageAtRest(frames: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = frames.current;
    const main = document.querySelector('main');
    const parts = [...(main?.parentElement?.children ?? [])].filter(
      (part) => part instanceof HTMLElement && part.matches('a, aside, header, main, footer'),
    );
    for (const part of parts) part.toggleAttribute('inert', true);
    return () => {
      for (const part of parts) part.removeAttribute('inert');
      if (own?.contains(document.activeElement)) {
        document.querySelector<HTMLElement>('[data-panel-title]')?.focus();
      }
    };
  }, [frames]);
}
