import type { EditedDish } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './menu.module.css';
import { DishLink } from './dish-link.tsx';
import { PriceField } from './price-field.tsx';
import type { MenuEditing } from './use-edit-menu.ts';

type DishRowProps = {
  dishKey: string;
  dish: EditedDish;
  edited: EditedMenu;
  editing: MenuEditing;
};

/** A dish with what it asks, and its price to be changed. */
export function DishRow({ dishKey, dish, edited, editing }: DishRowProps) {
  const words = useDeskMessages().deskMenu;
  const { currency, menu, shared_dish_ids: shared } = edited;
  const { locale } = useStorefront();
  const sizes = dish.choices.flatMap(({ values }) => values.map(({ name }) => name));
  const groups = dish.group_ids.flatMap((key) => menu.groups[key]?.name ?? []);
  const isShared = shared.includes(dishKey);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>
          <DishLink dishKey={dishKey}>{dish.name}</DishLink>
        </p>
        {sizes.length > 0 && <p className={css.detail}>{words.sizes(sizes.join(' · '))}</p>}
        {groups.length > 0 && <p className={css.detail}>{words.asks(groups.join(' · '))}</p>}
        {(isShared || dish.has_own_price) && (
          <p className={css.detail}>{dish.has_own_price ? words.own : words.shared}</p>
        )}
      </div>
      <PriceField
        label={words.priceOf(dish.name)}
        price={dish.online_price}
        currency={currency}
        isSaving={editing.isPending}
        onChange={(price) =>
          editing.setPrice({
            key: dishKey,
            name: dish.name,
            price,
            shown: formatMoney(toMinor(price, currency), currency, locale),
          })
        }
      />
    </li>
  );
}
