import Trash from 'lucide-react/icons/trash-2';
import type { ComboStep } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './combos.module.css';

type StepDishesProps = {
  edited: EditedMenu;
  step: ComboStep;
  name: string;
  problem(field: string): string | undefined;
  onChange(choices: ComboStep['choices']): void;
  onSay(sentence: string): void;
};

/** The dishes of a step, each with what it adds to the price and whether it is chosen at first. */
export function StepDishes({ edited, step, name, problem, onChange, onSay }: StepDishesProps) {
  const words = useDeskMessages().deskCombos.steps;
  const { locale } = useStorefront();
  const { currency, menu } = edited;
  const { choices, max } = step;
  const setDefault = (place: number, isOn: boolean) =>
    onChange(
      choices.map((choice, at) => {
        if (at === place) return { ...choice, is_default: isOn };
        // Of one that is chosen the new one takes the place.
        return isOn && max === 1 ? { ...choice, is_default: false } : choice;
      }),
    );
  return (
    <ul className={css.dishes} aria-label={words.dishes(name)}>
      {choices.map((choice, place) => {
        const dish = menu.dishes[choice.dish_id];
        const dishName = dish?.name ?? '';
        return (
          <li key={choice.dish_id} className={css.dish}>
            <div className={css.dishWords}>
              <p className={css.dishName}>{dishName}</p>
              <p className={css.detail}>
                {dish &&
                  words.alone(formatMoney(toMinor(dish.online_price, currency), currency, locale))}
              </p>
            </div>
            <MoneyField
              label={words.extra(dishName)}
              currency={currency}
              problem={problem(`choices.${place}.upcharge`)}
              value={choice.upcharge}
              onChange={(upcharge) => onChange(choices.with(place, { ...choice, upcharge }))}
            />
            <label className={css.isDefault}>
              <input
                type="checkbox"
                checked={choice.is_default}
                aria-label={words.isDefault(dishName)}
                onChange={({ target }) => setDefault(place, target.checked)}
              />
              {words.isDefaultShort}
            </label>
            <button
              type="button"
              className={css.icon}
              aria-label={words.removeDish(dishName)}
              onClick={() => {
                onChange(choices.toSpliced(place, 1));
                onSay(words.removedDish(dishName));
              }}
            >
              <Trash aria-hidden="true" size={20} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
