import { useEffect } from 'react';

const cross = `:is(main, main *, header *, footer *):not([data-editor] *) {
  cursor: crosshair !important;
}`;

/** A crosshair while a colour is picked; as a style sheet of the page, which may be a frame's. */
export function usePaintCursor(page: Document, isOn: boolean): void {
  useEffect(() => {
    const view = page.defaultView;
    if (!isOn || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(cross);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [page, isOn]);
}
