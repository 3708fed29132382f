let locks = 0;

/**
 * Keeps the page behind a dialog from scrolling. Where a scrollbar takes room of its own the room is
 * left empty, so that nothing moves.
 * @returns lets it scroll again, once everyone who has locked it did so
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document;
  if (locks === 0) {
    const hasBar = window.innerWidth > root.clientWidth;
    root.style.overflow = 'hidden';
    if (hasBar) root.style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
