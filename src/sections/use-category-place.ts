import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { categoryInPath } from '../page/dish-in-path.ts';
import { categoryAnchor } from '#ui/menu-model/menu-view.ts';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';

/**
 * Scrolls to the category that the address names once the menu is there. A page that is loaded does
 * so by itself (src/page/category-place-script.ts), and Back returns to where one was.
 */
export function useCategoryPlace(): void {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const { state } = useMenuIndex();
  const reached = useRef<string | null>(null);
  // After a new screen has begun at its top (src/app/scroll-restoration.tsx).
  useEffect(() => {
    const category = categoryInPath(pathname);
    if (category === null || type === 'POP' || state === 'loading' || reached.current === key)
      return;
    const reach = () => {
      const target = document.getElementById(categoryAnchor(category));
      if (!target) return false;
      reached.current = key;
      target.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    if (reach()) return;
    // The menu is there before the screen that draws it, whose script may still be on its way.
    const observer = new MutationObserver(() => {
      if (reach()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, key, type, state]);
}
