import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import type { EditedGroup, EditedOption } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { emptyGroup } from '#schemas/rules/menu-editing/empty-group.ts';
import type { MenuSaved } from '#desk/api/staff-menu.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { SettingText } from '../../form/saved-settings.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuForm } from '../form/use-menu-form.ts';
import { groupSchema, placeInGroup, withGroup } from './group-values.ts';

export type GroupFormOptions = {
  restaurantId: number;
  edited: EditedMenu;
  groupKey: string;
  isNew?: boolean;
  onSaved(saved: MenuSaved, values: EditedGroup): void;
};

/** A group of options as a form; what does not fit into the menu is refused before it is sent. */
export function useGroupForm(options: GroupFormOptions) {
  const { restaurantId, edited, groupKey: key, isNew = false, onSaved } = options;
  const settings = useGroupTexts(edited.currency);
  const resolver = useMemo(() => zodResolver(groupSchema(edited.menu, key)), [edited.menu, key]);
  return useMenuForm<EditedGroup>({
    restaurantId,
    edited,
    name: `group ${key}`,
    entryKey: key,
    read: (menu, at) => menu.groups[at] ?? null,
    write: withGroup,
    ...(isNew && { beginning: emptyGroup }),
    resolver,
    settings,
    placeOf: (path) => placeInGroup(path, key),
    onSaved,
  });
}

/** What each field of a group is called and how it reads, where two changed it. */
function useGroupTexts(currency: string): SettingText<EditedGroup>[] {
  const { deskGroups: words, deskForms } = useDeskMessages();
  const { locale } = useStorefront();
  const { yes, no } = deskForms.conflict;
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const optionText = ({ name, online_price: price }: EditedOption) =>
    price > 0 ? `${name} ${money(price)}` : name;
  return [
    { key: 'name', label: words.about.name, text: ({ name }) => name },
    { key: 'min', label: words.amount.min, text: ({ min }) => String(min) },
    { key: 'max', label: words.amount.max, text: ({ max }) => (max === null ? no : String(max)) },
    {
      key: 'max_distinct',
      label: words.amount.distinct,
      text: ({ max_distinct: most }) => (most === null ? no : String(most)),
    },
    {
      key: 'free_count',
      label: words.price.free,
      text: ({ free_count: count }) => String(count),
    },
    {
      key: 'free_mode',
      label: words.price.mode,
      text: ({ free_mode: mode }) => words.price.modes[mode],
    },
    {
      key: 'sequence_prices',
      label: words.sequence.label,
      text: ({ sequence_prices: prices }) => prices?.map(money).join(', ') ?? no,
    },
    {
      key: 'charges_defaults',
      label: words.price.charges,
      text: (group) => (group.charges_defaults ? yes : no),
    },
    {
      key: 'credits_substitutions',
      label: words.price.credits,
      text: (group) => (group.credits_substitutions ? yes : no),
    },
    {
      key: 'is_whole_only',
      label: words.price.whole,
      text: (group) => (group.is_whole_only ? yes : no),
    },
    {
      key: 'options',
      label: words.options.legend,
      text: ({ options: all }) => all.map(optionText).join(', '),
    },
  ];
}

/** Sets a field of a group. */
export type GroupSet = <K extends FieldPath<EditedGroup>>(
  key: K,
  value: FieldPathValue<EditedGroup, K>,
) => void;
