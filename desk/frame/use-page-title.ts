import { useEffect } from 'react';

/** The page's title while the screen is shown; what it was before comes back afterwards. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
