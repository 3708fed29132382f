import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedHalfSet } from '#schemas/api/menu-document.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { EntryFormProps } from '../form/entry-page.tsx';
import { useMenuForm } from '../form/use-menu-form.ts';
import { halfSetSchema, newHalfSet, placeInHalfSet, withHalfSet } from './half-set-values.ts';

/** Sets a field of a half-and-half, and checks again what was refused. */
export type SetHalfSet = <K extends FieldPath<EditedHalfSet>>(
  key: K,
  value: FieldPathValue<EditedHalfSet, K>,
) => void;

/** A half-and-half as a form; what does not fit into the menu is refused before it is sent. */
export function useHalfSetForm(options: EntryFormProps) {
  const { restaurantId, edited, entryKey: key, isNew, onSaved } = options;
  const { deskHalves: words, deskCombos } = useDeskMessages();
  const { locale } = useStorefront();
  const { menu, currency } = edited;
  const resolver = useMemo(() => zodResolver(halfSetSchema(menu, key)), [menu, key]);
  const [beginning] = useState(() => newHalfSet(menu));
  return useMenuForm<EditedHalfSet>({
    restaurantId,
    edited,
    name: `half set ${key}`,
    entryKey: key,
    read: (present, at) => present.half_sets[at] ?? null,
    write: withHalfSet,
    ...(isNew && { beginning }),
    resolver,
    settings: [
      { key: 'name', label: words.about.name, text: ({ name }) => name },
      {
        key: 'description',
        label: words.about.description,
        text: ({ description }) => description,
      },
      { key: 'image_url', label: words.about.picture, text: (set) => set.image_url ?? '' },
      {
        key: 'category_id',
        label: deskCombos.place.category,
        text: ({ category_id: category }) =>
          category === null ? deskCombos.place.none : (menu.categories[category]?.name ?? ''),
      },
      {
        key: 'base_mode',
        label: words.price.base,
        text: (set) => words.price.bases[set.base_mode],
      },
      {
        key: 'topping_mode',
        label: words.price.topping,
        text: (set) => words.price.toppings[set.topping_mode],
      },
      {
        key: 'surcharge',
        label: words.price.surcharge,
        text: ({ surcharge }) =>
          Number.isFinite(surcharge)
            ? formatMoney(toMinor(surcharge, currency), currency, locale)
            : '',
      },
      {
        key: 'excluded_values',
        label: words.excluded.legend,
        text: (set) => set.excluded_values.join(', '),
      },
      {
        key: 'dish_ids',
        label: words.dishes.legend,
        text: (set) => set.dish_ids.flatMap((dish) => menu.dishes[dish]?.name ?? []).join(', '),
      },
    ],
    placeOf: (path) => placeInHalfSet(path, key),
    onSaved,
  });
}
