/** CSS pixels of a millimetre. */
const pxOfMm = 96 / 25.4;
/** Above and below the ticket, in mm. */
const margin = 4;

/**
 * Prints what stands in an element, on one page as long as it is: receipt printers cut where a page
 * ends. The page's size is a rule of its own, for CSS knows no page of the height of its content.
 * @returns ends it
 */
export function printSheet(sheet: HTMLElement, onDone: () => void): () => void {
  const height = Math.ceil(sheet.getBoundingClientRect().height / pxOfMm) + 2 * margin;
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@page { size: 80mm ${height}mm; margin: ${margin}mm; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  window.addEventListener('afterprint', onDone);
  window.print();
  return () => {
    window.removeEventListener('afterprint', onDone);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
}
