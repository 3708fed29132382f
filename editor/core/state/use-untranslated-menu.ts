import { useEffect, useState } from 'react';
import { languagesToTranslate } from '#schemas/translations/further-languages.ts';
import type { UntranslatedMenu } from '../ports.ts';
import { useConfigPart, usePorts, useReadable } from './editor-context.tsx';

/**
 * What of the menu is left to translate, counted when it is first to be shown; null where it is not
 * known, where nobody is signed in, or where the site is in English alone.
 */
export function useUntranslatedMenu(): UntranslatedMenu | null {
  const { countUntranslated, staff } = usePorts();
  const general = useConfigPart((config) => config.general);
  const { status } = useReadable(staff);
  const isAsked = status === 'signedIn' && languagesToTranslate({ general }).length > 0;
  const [counted, setCounted] = useState<UntranslatedMenu | null>(null);
  useEffect(() => {
    if (!isAsked || !countUntranslated) return;
    let isCurrent = true;
    countUntranslated().then(
      (found) => isCurrent && setCounted(found),
      // It is a hint: the view and the checklist do without it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, countUntranslated]);
  return isAsked ? counted : null;
}
