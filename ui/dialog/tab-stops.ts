const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]:not([contenteditable="false"])';

/** What Tab may come to within an element, in its order; of radio buttons each of a group. */
function tabStops(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Radio buttons of a group are one stop. */
const isSameGroup = (one: Element, other: Element): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name !== '' &&
  one.name === other.name &&
  one.form === other.form;

/**
 * Where Tab goes from the last stop within an element, and Shift and Tab from its first: round to the
 * other end. null: the browser finds the next one by itself.
 */
export function tabRound(
  within: Element,
  from: Element | null,
  isBack: boolean,
): HTMLElement | null {
  const stops = isBack ? tabStops(within).toReversed() : tabStops(within);
  const place = stops.findIndex((stop) => stop === from);
  // From the dialog itself the browser goes forward to its first stop, and back out of it.
  if (place < 0) return isBack && from === within ? endOf(stops) : null;
  const isMore = stops.slice(place + 1).some((stop) => !from || !isSameGroup(stop, from));
  return isMore ? null : endOf(stops);
}

/** The first stop of a list; of a group of radio buttons the chosen one. */
function endOf(stops: readonly HTMLElement[]): HTMLElement | null {
  const [first] = stops;
  if (!first) return null;
  const group = stops.filter((stop) => isSameGroup(stop, first));
  return group.find((stop) => stop.matches(':checked')) ?? first;
}
