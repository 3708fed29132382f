import { useEffect, type RefObject } from 'react';

/** Bars of the browser come and go too; a keyboard is higher than any of them (CSS pixels). */
const leastKeyboard = 100;

/**
 * Keeps the panel above a keyboard on the screen, which covers the window without making it lower,
 * and what is being written in sight, whatever became of the window (WCAG 2.4.11).
 */
export function useKeyboardInset(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const { style } = document.documentElement;
    const lift = () => {
      if (!seen) return;
      const covered = window.innerHeight - seen.height - seen.offsetTop;
      // Zoomed in by two fingers less is seen as well, and no keyboard is the reason.
      const isKeyboard = seen.scale < 1.05 && covered > leastKeyboard;
      // Written in on the page: a panel above the keyboard would cover just that.
      const isLifted = isKeyboard && !document.activeElement?.closest('[contenteditable]');
      style.setProperty('--editor-keyboard', isLifted ? `${Math.round(covered)}px` : '0px');
    };
    const fit = () => {
      lift();
      const held = document.activeElement;
      if (!panel.current?.contains(held) || held?.closest('dialog')) return;
      if (held?.matches('input, textarea, select')) held.scrollIntoView({ block: 'nearest' });
    };
    seen?.addEventListener('resize', fit);
    seen?.addEventListener('scroll', lift);
    document.addEventListener('focusin', lift);
    return () => {
      document.removeEventListener('focusin', lift);
      seen?.removeEventListener('resize', fit);
      seen?.removeEventListener('scroll', lift);
      style.removeProperty('--editor-keyboard');
    };
  }, [panel]);
}
