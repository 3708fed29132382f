import { useState } from 'react';
import type { Language } from '#schemas/languages/languages.ts';
import { language as shown } from '#schemas/messages/en/language.ts';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import { pageCookies } from '#schemas/page.ts';
import { isDeviceFrame } from '../../page/is-device-frame.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import { suggestedLanguage } from './suggested-language.ts';

export type Suggestion = {
  language: Language;
  /** Suggests none any more in this browser. */
  dismiss(): void;
};

/**
 * The language to suggest to this visitor; null where their browser prefers none that the site
 * offers, where they have chosen the page's, or want to hear of no other.
 */
export function useLanguageSuggestion(): Suggestion | null {
  const { boot, siteStorage, tenantId } = useStores();
  const general = useConfig((state) => state.config.general);
  const [dismissed] = useState(() =>
    tenantValue(siteStorage, 'languageSuggestionDismissed', tenantId),
  );
  const [isUnwanted, setIsUnwanted] = useState(
    () => dismissed.isThere() || hasChosen() || isDeviceFrame(),
  );
  const language = suggestedLanguage({
    preferred: navigator.languages,
    offered: offeredLanguages({ general }),
    shown,
  });
  if (language === null || isUnwanted || boot.preview) return null;
  return {
    language,
    dismiss: () => {
      dismissed.write({ tenantId });
      setIsUnwanted(true);
    },
  };
}

/**
 * English is remembered only where it was chosen (server/pages/page-language.ts); another language
 * with its first page, so there a visitor has chosen who comes from another page of this site.
 */
function hasChosen(): boolean {
  if (shown === 'en') return readCookie(pageCookies.language) === 'en';
  return document.referrer.startsWith(`${location.origin}/`);
}
