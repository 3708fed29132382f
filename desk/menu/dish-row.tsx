import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { EditedDish, MenuDocument } from '#schemas/api/menu-document.ts';
import { isUnpriced } from '#schemas/rules/menu-editing/is-unpriced.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import {
  AvailabilityField,
  type ChosenAvailability,
  type ShownAvailability,
} from './list/availability-field.tsx';
import list from './list/list.module.css';
import css from './menu.module.css';
import { DishLink } from './dish-link.tsx';
import { PriceField } from './price-field.tsx';

/** What a row does; the same object for all rows, whatever else is drawn anew. */
export type RowActions = {
  setPrice(dishKey: string, price: number): void;
  setAvailability(dishKey: string, chosen: ChosenAvailability): void;
  press(dishKey: string, event: MouseEvent<HTMLInputElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
};

type DishRowProps = {
  dishKey: string;
  dish: EditedDish;
  groups: MenuDocument['groups'];
  currency: string;
  isShared: boolean;
  isSelected: boolean;
  /** Its price is being saved. */
  isSaving: boolean;
  /** null: what is sold out has not come. */
  availability: ShownAvailability | null;
  /** 'Off until 6:30 pm', where that is none of what can be chosen. */
  state: string;
  left: number | null;
  actions: RowActions;
};

/** A dish with what it asks; its price and its availability are changed where they stand. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dishKey, dish, groups, currency, isShared, isSelected, isSaving, actions } = props;
  const words = useDeskMessages().deskMenu;
  const sizes = dish.choices.flatMap(({ values }) => values.map(({ name }) => name));
  const asked = dish.group_ids.flatMap((key) => groups[key]?.name ?? []);
  return (
    <li className={list.dish} data-selected={isSelected || undefined}>
      <label className={list.box}>
        <input
          type="checkbox"
          className={list.check}
          aria-label={words.select.dish(dish.name)}
          data-dish={dishKey}
          checked={isSelected}
          onClick={(event) => actions.press(dishKey, event)}
          onKeyDown={actions.onKeyDown}
          onChange={() => undefined}
        />
      </label>
      <div className={css.words}>
        <p className={css.name}>
          <DishLink dishKey={dishKey}>{dish.name}</DishLink>
        </p>
        {sizes.length > 0 && <p className={css.detail}>{words.sizes(sizes.join(' · '))}</p>}
        {asked.length > 0 && <p className={css.detail}>{words.asks(asked.join(' · '))}</p>}
        {(isShared || dish.has_own_price) && (
          <p className={css.detail}>{dish.has_own_price ? words.own : words.shared}</p>
        )}
      </div>
      <div className={list.controls}>
        {props.availability !== null && (
          <AvailabilityField
            dish={dish.name}
            value={props.availability}
            state={props.state}
            left={props.left}
            onChoose={(chosen) => actions.setAvailability(dishKey, chosen)}
          />
        )}
        <PriceField
          label={words.priceOf(dish.name)}
          price={dish.online_price}
          currency={currency}
          isUnpriced={isUnpriced(dish, { groups })}
          isSaving={isSaving}
          onChange={(price) => actions.setPrice(dishKey, price)}
        />
      </div>
    </li>
  );
});
