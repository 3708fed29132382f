import { useLocation } from 'react-router-dom';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { isCheckoutPath } from '#ui/paths.ts';
import { usePageState, useRestaurant } from '#ui/stores/stores.tsx';
import type { LanguageSuggestionProps } from './language-suggestion.tsx';
import type { Suggestion } from './use-language-suggestion.ts';

const line = lazyPart<LanguageSuggestionProps>(
  'src/features/language-suggestion/language-suggestion.tsx',
  () => import('./language-suggestion.tsx').then((module) => module.LanguageSuggestion),
);

/** The suggestion inside a dialog that lies over the page. */
export function SuggestionInDialog(suggestion: Suggestion) {
  return useLazyPart(line, true) && <line.Component {...suggestion} isBelowHeader={false} />;
}

type SuggestionOnPageProps = {
  suggestion: Suggestion;
  /** The screen asks for a restaurant, and its dialog has the suggestion until there is one. */
  needsRestaurant: boolean;
};

/** The suggestion over the page; never at a checkout, where a card may have been written already. */
export function SuggestionOnPage({ suggestion, needsRestaurant }: SuggestionOnPageProps) {
  const { pathname } = useLocation();
  const hasRestaurant = useRestaurant((state) => state.selected !== null);
  const isEdited = usePageState((state) => state.isEdited);
  const isThere = useLazyPart(line, true);
  const isHidden = isEdited || isCheckoutPath(pathname) || (needsRestaurant && !hasRestaurant);
  return isThere && !isHidden && <line.Component {...suggestion} isBelowHeader />;
}
