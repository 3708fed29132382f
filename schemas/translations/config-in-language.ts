import { applyChanges } from '../config/changes.ts';
import type { SiteConfig } from '../config/site.ts';
import { translationsSchema } from '../config/translations.ts';
import type { Language } from '../languages/languages.ts';
import { translatableTexts } from './translatable-texts.ts';
import { translationOf } from './translation-of.ts';

const none = translationsSchema.parse({});

/**
 * A document as customers read it in a language: each text that has a translation in its place, and
 * without the translations, which no page needs. What is not translated, or was translated from
 * another original than the present one, stays as it was written: nobody reads an old price or an
 * allergen that has been taken back.
 */
export function configInLanguage(config: SiteConfig, language: Language): SiteConfig {
  const texts = language === 'en' ? {} : config.translations[language];
  const changes =
    Object.keys(texts).length === 0
      ? []
      : translatableTexts(config).flatMap((text) => {
          const { state, translation } = translationOf(texts, text);
          return state === 'translated' ? [{ path: text.path, value: translation }] : [];
        });
  return { ...applyChanges(config, changes).document, translations: none };
}
