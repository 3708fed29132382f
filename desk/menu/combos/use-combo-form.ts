import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo, useState } from 'react';
import type { EditedCombo } from '#schemas/api/menu-document.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { weekOfHours } from '../form/week-of-hours.ts';
import type { EntryFormProps } from '../form/entry-page.tsx';
import { useMenuForm } from '../form/use-menu-form.ts';
import { comboSchema, newCombo, placeInCombo, withCombo } from './combo-values.ts';

/** A combo as a form; what does not fit into the menu is refused before it is sent. */
export function useComboForm(options: EntryFormProps) {
  const { restaurantId, edited, entryKey: key, isNew, onSaved } = options;
  const { deskCombos: words, deskForms } = useDeskMessages();
  const { yes, no } = deskForms.conflict;
  const { locale } = useStorefront();
  const { menu, currency } = edited;
  const line = useWeekLine();
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const resolver = useMemo(() => zodResolver(comboSchema(menu, key)), [menu, key]);
  const [beginning] = useState(() => newCombo(menu));
  const dishText = ({ dish_id, upcharge }: EditedCombo['steps'][number]['choices'][number]) => {
    const name = menu.dishes[dish_id]?.name ?? '';
    return upcharge > 0 ? `${name} +${money(upcharge)}` : name;
  };
  return useMenuForm<EditedCombo>({
    restaurantId,
    edited,
    name: `combo ${key}`,
    entryKey: key,
    read: (present, at) => present.combos[at] ?? null,
    write: withCombo,
    ...(isNew && { beginning }),
    resolver,
    settings: [
      { key: 'name', label: words.about.name, text: ({ name }) => name },
      {
        key: 'description',
        label: words.about.description,
        text: ({ description }) => description,
      },
      { key: 'image_url', label: words.about.picture, text: (combo) => combo.image_url ?? '' },
      {
        key: 'category_id',
        label: words.place.category,
        text: ({ category_id: category }) =>
          category === null ? words.place.none : (menu.categories[category]?.name ?? ''),
      },
      {
        key: 'price',
        label: words.price.label,
        text: ({ price }) => (Number.isFinite(price) ? money(price) : ''),
      },
      {
        key: 'takes_item_coupons',
        label: words.price.itemCoupons,
        text: (combo) => (combo.takes_item_coupons ? yes : no),
      },
      {
        key: 'hours',
        label: words.hours.legend,
        text: ({ hours }) => line(weekOfHours(hours)) || words.hours.always,
      },
      {
        key: 'steps',
        label: words.steps.legend,
        text: ({ steps }) =>
          steps
            .map(({ name, choices }) => `${name}: ${choices.map(dishText).join(', ')}`)
            .join('; '),
      },
    ],
    placeOf: (path) => placeInCombo(path, key),
    onSaved,
  });
}
