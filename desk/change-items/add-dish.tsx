import { useState } from 'react';
import type { Menu } from '#schemas/api/menu.ts';
import type { LineTarget } from '#ui/menu-model/line-target.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { useFormat } from '#ui/messages.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './change-items.module.css';

type AddDishProps = { menu: Menu; onChoose(target: LineTarget): void };

/** Names are long lists in a small dialog: whoever looks for more writes a letter more. */
const mostShown = 30;

/** Finds something on the menu; its choices are made in the site's own dialog. */
export function AddDish({ menu, onChoose }: AddDishProps) {
  const { deskChanges: words } = useDeskMessages();
  const { currency } = useStorefront();
  const format = useFormat();
  const [term, setTerm] = useState('');
  const { products, combos, halfSets, deals } = menuIndexOf(menu, currency);
  const all = [
    ...[...products.values()].map((one) => ({ ...one, kind: 'dish' as const, price: one.price })),
    ...[...combos.values()].map((one) => ({ ...one, kind: 'combo' as const, price: one.price })),
    ...[...halfSets.values()].map((one) => ({ ...one, kind: 'halves' as const, price: null })),
    ...[...deals.values()]
      .filter(({ isAutomatic }) => !isAutomatic)
      .map((one) => ({ ...one, kind: 'deal' as const, price: null, isAvailable: true })),
  ].toSorted((a, b) => a.name.localeCompare(b.name));
  const asked = term.trim().toLowerCase();
  const found = all.filter(({ name }) => name.toLowerCase().includes(asked)).slice(0, mostShown);
  return (
    <div className={css.add}>
      <input
        type="search"
        className={css.field}
        aria-label={words.search}
        placeholder={words.search}
        value={term}
        onChange={({ target }) => setTerm(target.value)}
      />
      <output className={css.choices}>
        {found.length === 0 && words.nothingFound(term.trim())}
      </output>
      <ul className={css.found}>
        {found.map(({ kind, id, name, price, isAvailable }) => (
          <li key={`${kind}-${id}`}>
            <button
              type="button"
              className={css.dish}
              disabled={!isAvailable}
              onClick={() => onChoose({ kind, id })}
            >
              <span>{name}</span>
              <span className={css.choices}>
                {!isAvailable ? words.soldOut : price !== null && words.price(format.money(price))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
