/** Elements that may have the role of a text box; headings and links keep theirs (ARIA in HTML). */
const roleless = 'p, span, div, bdi, blockquote';

/** Makes an element's text editable. @returns restores its attributes */
export function makeEditable(
  element: HTMLElement,
  label: string,
  isMultiline: boolean,
): () => void {
  const attributes = {
    contenteditable: 'plaintext-only',
    'aria-label': label,
    draggable: 'false',
    ...(element.matches(roleless) && { role: 'textbox' }),
    ...(isMultiline && { 'aria-multiline': 'true' }),
  };
  const before = Object.entries(attributes).map(([name, value]) => {
    const previous = element.getAttribute(name);
    element.setAttribute(name, value);
    return [name, previous] as const;
  });
  // The editor draws its own outline.
  element.style.setProperty('outline', 'none');
  return () => {
    for (const [name, previous] of before) {
      if (previous === null) element.removeAttribute(name);
      else element.setAttribute(name, previous);
    }
    element.style.removeProperty('outline');
  };
}
