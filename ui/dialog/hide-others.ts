/** They are no content, or they are read out although something lies over the page. */
const spoken = 'script, style, template, output, [role="status"], [aria-live]';

/**
 * Hides everything in the body but one element, and what is read out by itself, from screen readers.
 * It stays as it is drawn: `inert` would have the browser work out every element's style anew, which
 * takes longer than to draw the dialog (docs/decisions/092).
 * @returns shows it again
 */
export function hideOthers(shown: Element): () => void {
  const hidden = besides(shown).filter(
    (element) => !element.matches(spoken) && element.ariaHidden !== 'true',
  );
  for (const element of hidden) element.ariaHidden = 'true';
  return () => {
    for (const element of hidden) element.removeAttribute('aria-hidden');
  };
}

/** What stands beside an element and beside whatever holds it, up to the body. */
function besides(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  return [...[...parent.children].filter((one) => one !== element), ...besides(parent)];
}
