import { useEffect } from 'react';

/** A style sheet on a page, which may be a frame's; null: none. */
export function usePageSheet(page: Document, rules: string | null): void {
  useEffect(() => {
    const view = page.defaultView;
    if (rules === null || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(rules);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [page, rules]);
}
