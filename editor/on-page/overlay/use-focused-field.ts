import { useEffect, useState } from 'react';

/** Dotted path of the panel's field that took the focus last, which the page then outlines. */
export function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => setField(fieldAround(target));
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return field;
}

/** The field that has the focus: one that is removed with its view loses it without an event. */
export const focusedField = (): string | null => fieldAround(document.activeElement);

function fieldAround(target: EventTarget | null): string | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
  return place?.dataset['field'] ?? null;
}
