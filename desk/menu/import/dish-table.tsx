import { useState, type ReactNode } from 'react';
import type { MenuPreview, PreviewedDish } from '#schemas/api/staff-menu-import.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import css from './import.module.css';
import { MendHere, type Mending } from './mend-here.tsx';

const shownAtFirst = 30;

type DishTableProps = {
  preview: MenuPreview;
  /** Of a file, whose dishes are mended where they stand. */
  mending: Mending | null;
};

/** Every dish of a preview, what differs first. */
export function DishTable({ preview, mending }: DishTableProps) {
  const words = useDeskMessages().deskMenuImport.preview;
  const [isWhole, setIsWhole] = useState(false);
  const { dishes, more_dishes: more } = preview;
  const shown = isWhole ? dishes : dishes.slice(0, shownAtFirst);
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.dish}</th>
            <th scope="col" data-number>
              {words.price}
            </th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((dish) => (
            <DishRow key={dish.id} dish={dish} mending={mending} />
          ))}
        </tbody>
      </table>
      {shown.length < dishes.length && (
        <div>
          <ActionButton look="outline" onClick={() => setIsWhole(true)}>
            {words.showAll(dishes.length)}
          </ActionButton>
        </div>
      )}
      {isWhole && more > 0 && <p className={css.hint}>{words.more(more)}</p>}
    </>
  );
}

function DishRow({ dish, mending }: { dish: PreviewedDish; mending: Mending | null }) {
  if (!mending || dish.change === 'removed') return <DishLine dish={dish} />;
  const isMended = mending.mendedOf(dish.id) !== undefined;
  return (
    <MendHere dish={dish} mending={mending}>
      {(button, form) => (
        <>
          <DishLine dish={dish} isMended={isMended} button={button} />
          {form && (
            <tr>
              <td colSpan={3}>{form}</td>
            </tr>
          )}
        </>
      )}
    </MendHere>
  );
}

type DishLineProps = { dish: PreviewedDish; isMended?: boolean; button?: ReactNode };

function DishLine({ dish, isMended = false, button }: DishLineProps) {
  const { preview: words, mend } = useDeskMessages().deskMenuImport;
  const { locale } = useStorefront();
  const currency = useConfig(({ tenant }) => tenant.currency);
  const { name, category, price, sizes, change, differences, withheld } = dish;
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const facts = [
    category,
    ...(dish.choice_count > 0 ? [words.options(dish.choice_count)] : []),
    differences,
  ].filter((fact) => fact !== '');
  return (
    <tr>
      <th scope="row">
        <div className={css.mendable}>
          <div>
            <span className={css.dishName}>{name}</span>
            <span className={css.hint}>{facts.join(' · ')}</span>
            {isMended && <span className={css.hint}>{mend.mended}</span>}
          </div>
          {button}
        </div>
      </th>
      <td data-number>
        {withheld ? words.noPrice : sizes.length === 0 && money(price)}
        {!withheld &&
          sizes.map((size) => (
            <span key={`${size.name} ${size.price}`} className={css.size}>
              {words.size(size.name, money(size.price))}
            </span>
          ))}
      </td>
      <td>
        <span className={css.change} data-change={change}>
          {words.changes[change]}
        </span>
        {withheld && <span className={css.notSold}>{words.notSold}</span>}
      </td>
    </tr>
  );
}
