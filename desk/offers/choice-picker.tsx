import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { OfferChoice } from '#schemas/api/staff-offers.ts';
import form from '../form/form.module.css';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

type ChoicePickerProps = {
  label: string;
  hint?: string;
  /** What nothing chosen stands for; '' says nothing. */
  none?: string;
  choices: readonly OfferChoice[];
  /** Only what is there; null: at any of the restaurants. */
  restaurantId: number | null;
  value: readonly number[];
  problem: string | undefined;
  onChange(ids: number[]): void;
};

const mostShown = 40;

/**
 * Dishes or categories of a restaurant, or of all of them: what is the same at several is one, and
 * stands for all of its ids.
 */
export function ChoicePicker({
  label,
  hint,
  none,
  choices,
  restaurantId,
  value,
  problem,
  onChange,
}: ChoicePickerProps) {
  const words = useDeskMessages().deskOffers.picker;
  const { restaurants } = useDesk();
  const id = useId();
  const [term, setTerm] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const known = choices.flatMap(({ name, at }) => {
    const here = at.filter((one) => restaurantId === null || one.restaurant_id === restaurantId);
    const chosen = here.filter((one) => value.includes(one.id));
    if (here.length === 0) return [];
    const isListed = here.some((one) => one.is_listed);
    if (!isListed && chosen.length === 0) return [];
    const places =
      chosen.length === 0 || chosen.length === here.length
        ? ''
        : restaurants
            .filter((one) => chosen.some(({ restaurant_id }) => restaurant_id === one.id))
            .map((one) => one.name)
            .join(', ');
    return [
      {
        key: String(here[0]?.id),
        name,
        ids: here.filter((one) => one.is_listed || value.includes(one.id)).map((one) => one.id),
        isChosen: chosen.length > 0,
        note: isListed ? places && words.onlyAt(places) : words.gone,
      },
    ];
  });
  const chosen = known.filter(({ isChosen }) => isChosen);
  const isShown = isOpen || term !== '';
  const wanted = term.trim().toLowerCase();
  const found = known.filter(({ name }) => name.toLowerCase().includes(wanted));
  const take = (ids: readonly number[]) => onChange([...new Set([...value, ...ids])]);
  const drop = (ids: readonly number[]) => onChange(value.filter((one) => !ids.includes(one)));
  return (
    <fieldset className={css.picker} aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={form.label}>
        {label}
      </p>
      {chosen.length === 0 ? (
        <p className={form.hint}>{none ?? words.all}</p>
      ) : (
        <ul className={css.chips} aria-label={words.chosen(label)}>
          {chosen.map(({ key, name, ids, note }) => (
            <li key={key} className={css.chip}>
              <span>
                {name}
                {note !== '' && <small> ({note})</small>}
              </span>
              <button
                type="button"
                className={css.chipButton}
                aria-label={words.remove(name)}
                onClick={() => drop(ids)}
              >
                <X aria-hidden="true" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p id={`${id}-problem`} className={form.problem}>
        {problem}
      </p>
      <div className={css.find}>
        <input
          type="search"
          className={form.input}
          aria-label={words.search(label)}
          placeholder={words.search(label)}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          value={term}
          // Enter looks for it, and does not save the form.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({ target }) => setTerm(target.value)}
        />
        <button
          type="button"
          className={css.small}
          aria-expanded={isShown}
          onClick={() => {
            setIsOpen(!isShown);
            setTerm('');
          }}
        >
          {isShown ? words.hide : words.choose(label)}
        </button>
      </div>
      {isShown && (
        <div className={css.choices}>
          {found.length === 0 && <p className={form.hint}>{words.nothing}</p>}
          <ul className={css.options}>
            {found.slice(0, mostShown).map(({ key, name, ids, isChosen }) => (
              <li key={key}>
                <label className={css.option}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    onChange={({ target }) => (target.checked ? take(ids) : drop(ids))}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
          {found.length > mostShown && (
            <p className={form.hint}>{words.more(found.length - mostShown)}</p>
          )}
        </div>
      )}
      {hint !== undefined && <p className={form.hint}>{hint}</p>}
    </fieldset>
  );
}
