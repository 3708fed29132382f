import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes the page behind the frames inert; the panel and live regions stay active. A focus inside
 * the frames goes to the panel when they close.
 */
export function useInertPage(frames: RefObject<HTMLElement | null>): void {
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
