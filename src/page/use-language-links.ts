import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { chosenLanguagePath } from '#schemas/languages/language-path.ts';
import { language } from '#schemas/messages/en/language.ts';
import { languages } from '#schemas/languages/languages.ts';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';

/** The present page in each language that the site offers, with what its address says besides. */
export function useLanguageLinks() {
  const general = useConfig((state) => state.config.general);
  const { pathname, search } = useLocation();
  // The server draws one page for all addresses that differ in what it does not know.
  const query = useIsHydrated() ? search : '';
  return useMemo(
    () =>
      offeredLanguages({ general }).map((tag) => ({
        tag,
        name: languages[tag].name,
        href: chosenLanguagePath(tag, pathname + query),
        isCurrent: tag === language,
      })),
    [general, pathname, query],
  );
}
