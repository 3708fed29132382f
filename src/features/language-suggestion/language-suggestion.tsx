import X from 'lucide-react/icons/x';
import { createPortal } from 'react-dom';
import { languageSuggestions } from '#schemas/languages/language-suggestions.ts';
import { languages } from '#schemas/languages/languages.ts';
import { useLanguageLinks } from '../../page/use-language-links.ts';
import css from './language-suggestion.module.css';
import type { Suggestion } from './use-language-suggestion.ts';

export type LanguageSuggestionProps = Suggestion & {
  /** Where languages are looked for, over the page; else where it stands. */
  isBelowHeader: boolean;
};

/** One line in the visitor's language: a link to the same page in it, and the way to be rid of it. */
export function LanguageSuggestion({ language, dismiss, isBelowHeader }: LanguageSuggestionProps) {
  const link = useLanguageLinks().find(({ tag }) => tag === language);
  const header = isBelowHeader ? document.querySelector('header:has(~ #main)') : null;
  const words = languageSuggestions[language];
  if (!link || (isBelowHeader && !header)) return null;
  const line = (
    <div className={css.suggestion} lang={language} dir={languages[language].direction}>
      <a className={css.link} href={link.href} hrefLang={language}>
        {words.view}
      </a>
      <button type="button" className={css.dismiss} aria-label={words.dismiss} onClick={dismiss}>
        <X aria-hidden="true" size={16} />
      </button>
    </div>
  );
  return header ? createPortal(<div className={css.place}>{line}</div>, header) : line;
}
