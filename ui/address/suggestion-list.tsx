import type { AddressSuggestion } from '#schemas/api/addresses.ts';
import { listProps, optionProps } from '#variants/use-active-option.ts';
import css from './address-line.module.css';

type SuggestionListProps = {
  id: string;
  label: string;
  suggestions: readonly AddressSuggestion[];
  /** Who is named below them. */
  attribution: string | null;
  /** Index of the one that Enter takes; -1: none. */
  active: number;
  onChoose(suggestion: AddressSuggestion): Promise<void>;
};

/** What an address may become, below its field; nothing where nothing was found. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, attribution, active, onChoose } = props;
  if (suggestions.length === 0) return null;
  return (
    <div className={css.popup}>
      <div className={css.list} {...listProps(id, label)}>
        {suggestions.map((suggestion, place) => (
          <div
            key={suggestion.id}
            className={css.option}
            {...optionProps(id, place, place === active, () => void onChoose(suggestion))}
          >
            <span className={css.main}>{suggestion.main}</span>{' '}
            <span className={css.detail}>{suggestion.detail}</span>
          </div>
        ))}
      </div>
      {attribution !== null && <p className={css.attribution}>{attribution}</p>}
    </div>
  );
}
