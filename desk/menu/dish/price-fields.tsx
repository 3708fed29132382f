import { useState } from 'react';
import { Choice, FieldGroup, SelectField } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';
import css from './dish.module.css';

/** What a dish costs here and at the counter, whose price that is, and its tax. */
export function PriceFields({ state, edited, dishKey, isLocked }: DishFields) {
  const words = useDeskMessages().deskDish.price;
  const { member } = useDesk();
  const { values } = state;
  const { set, problem } = fieldsOf(state);
  const [isApart, setIsApart] = useState(!Object.is(values.price, values.online_price));
  const { currency, shared_dish_ids: shared, tax_classes: classes } = edited;
  const isShared = shared.includes(dishKey);
  // Others pay it too.
  const isPriceLocked = isLocked && !values.has_own_price && member.role !== 'owner';
  const setOnline = (price: number) => {
    set('online_price', price);
    if (!isApart) set('price', price);
  };
  const followWhole = () => {
    const whole = edited.whole_prices?.[dishKey];
    set('has_own_price', false);
    if (!whole) return;
    set('online_price', whole.online_price);
    set('price', whole.price);
    set('is_free', whole.is_free);
    setIsApart(whole.price !== whole.online_price);
  };
  return (
    <FieldGroup legend={words.legend}>
      {(isShared || values.has_own_price) && (
        <div role="radiogroup" aria-label={words.whose}>
          <Choice
            type="radio"
            label={words.whole}
            hint={isLocked ? words.wholeLocked : words.wholeHint}
            isChecked={!values.has_own_price}
            onChange={followWhole}
          />
          <Choice
            type="radio"
            label={words.own}
            hint={words.ownHint}
            isChecked={values.has_own_price}
            onChange={() => set('has_own_price', true)}
          />
        </div>
      )}
      <div className={css.pair}>
        <MoneyField
          label={words.online}
          hint={words.onlineHint}
          problem={problem('online_price')}
          value={values.online_price}
          currency={currency}
          readOnly={isPriceLocked}
          onChange={setOnline}
        />
        {isApart && (
          <MoneyField
            label={words.counter}
            problem={problem('price')}
            value={values.price}
            currency={currency}
            readOnly={isPriceLocked}
            onChange={(price) => set('price', price)}
          />
        )}
      </div>
      {!isPriceLocked && (
        <Choice
          type="checkbox"
          label={words.isSame}
          isChecked={!isApart}
          onChange={(isSame) => {
            setIsApart(!isSame);
            if (isSame) set('price', values.online_price);
          }}
        />
      )}
      {(values.is_free || values.online_price === 0) && (
        <Choice
          type="checkbox"
          label={words.free}
          hint={words.freeHint}
          isChecked={values.is_free}
          onChange={(isOn) => !isPriceLocked && set('is_free', isOn)}
        />
      )}
      {classes.length > 0 && (
        <SelectField
          label={words.taxClass}
          disabled={isLocked}
          problem={problem('tax_class_id')}
          options={[
            { value: '', label: words.standardTax },
            ...classes.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={values.tax_class_id === null ? '' : String(values.tax_class_id)}
          onChange={({ target }) =>
            set('tax_class_id', target.value === '' ? null : Number(target.value))
          }
        />
      )}
    </FieldGroup>
  );
}
