import {
  languagesToTranslate,
  type FurtherLanguage,
} from '#schemas/translations/further-languages.ts';
import { useConfig } from '#ui/stores/stores.tsx';

/** The languages that the site offers besides English. */
export function useOfferedLanguages(): readonly FurtherLanguage[] {
  const general = useConfig(({ config }) => config.general);
  return languagesToTranslate({ general });
}
