import { useEffect, useState } from 'react';

/** Dotted path of the panel's field that holds the focus, which the page then shows too. */
export function useFocusedField(): string | null {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const place = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
      setField(place?.dataset['field'] ?? null);
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  return field;
}
