import type { MenuFileTable } from '#schemas/api/menu-file-options.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import mapping from './mapping.module.css';

type Dish = MenuFileTable['dishes'][number];

/** The first dishes of a table as they will become. */
export function MappedDishes({ dishes }: { dishes: readonly Dish[] }) {
  const { preview, mapping: words } = useDeskMessages().deskMenuImport;
  const hasMore = dishes.some(({ sizes, groups }) => sizes.length + groups.length > 0);
  return (
    <section className={mapping.scroll} aria-label={words.firstDishes}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{preview.dish}</th>
            <th scope="col" data-number>
              {preview.price}
            </th>
            {hasMore && <th scope="col">{words.sizesAndOptions}</th>}
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <DishRow
              key={`${dish.name} ${dish.category} ${dish.price}`}
              dish={dish}
              hasMore={hasMore}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function DishRow({ dish, hasMore }: { dish: Dish; hasMore: boolean }) {
  const words = useDeskMessages().deskMenuImport.preview;
  const { locale } = useStorefront();
  const currency = useConfig(({ tenant }) => tenant.currency);
  const money = (price: number) => formatMoney(toMinor(price, currency), currency, locale);
  const { name, category, price, has_price: hasPrice, sizes, groups } = dish;
  const more = [...sizes.map((size) => `${size.name} ${money(size.price)}`), ...groups];
  return (
    <tr>
      <th scope="row">
        <span className={css.dishName}>{name}</span>
        <span className={css.hint}>{category}</span>
      </th>
      <td data-number>{hasPrice ? money(price) : words.noPrice}</td>
      {hasMore && <td>{more.join(', ')}</td>}
    </tr>
  );
}
