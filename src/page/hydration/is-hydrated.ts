/**
 * Whether React answers for an element. It marks what it has hydrated with a key of its own, and
 * nothing public shows (docs/decisions/022; early-press.test.tsx fails where React renames it).
 */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
