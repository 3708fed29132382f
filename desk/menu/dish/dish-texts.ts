import type { MenuChoice, MenuDocument } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import type { WeekdaySpan } from '../../form/hours/week-spans.ts';
import type { SettingText } from '../../form/saved-settings.ts';
import { weekOfHours } from '../form/week-of-hours.ts';
import type { DishValues } from './dish-values.ts';

type Context = {
  messages: DeskMessages;
  edited: EditedMenu;
  locale: string;
  /** Hours of a week in a line. */
  weekLine: (week: readonly WeekdaySpan[]) => string;
};

/** What each field of a dish is called and how it reads, where two changed it. */
export function dishTexts({
  messages,
  edited,
  locale,
  weekLine,
}: Context): SettingText<DishValues>[] {
  const { about, marks, price, sizes, groups, categories, kitchen, suggestion } = messages.deskDish;
  const { yes, no } = messages.deskForms.conflict;
  const { currency, menu, tax_classes: classes } = edited;
  const money = (amount: number) =>
    Number.isFinite(amount) ? formatMoney(toMinor(amount, currency), currency, locale) : '';
  const onOff = (isOn: boolean) => (isOn ? yes : no);
  const priceOf = (dish: Pick<DishValues, 'is_free'>, amount: number) =>
    amount === 0 && !dish.is_free ? messages.deskMenu.noPrice : money(amount);
  const choiceText = ({ name, values }: MenuChoice) =>
    `${name}: ${values
      .map((value) =>
        value.price_adjustment === 0
          ? value.name
          : `${value.name} ${money(value.price_adjustment)}`,
      )
      .join(', ')}`;
  return [
    { key: 'name', label: about.name, text: ({ name }) => name },
    { key: 'description', label: about.description, text: ({ description }) => description },
    {
      key: 'translations',
      label: messages.deskTranslations.legend,
      text: ({ translations = {} }) =>
        Object.values(translations)
          .flatMap((own) => [own?.name?.[1] ?? [], own?.description?.[1] ?? []])
          .flat()
          .join(' · '),
    },
    { key: 'image_url', label: about.picture, text: ({ image_url: url }) => url ?? '' },
    { key: 'unit', label: about.unit, text: ({ unit }) => unit },
    {
      key: 'is_best_seller',
      label: about.bestSeller,
      text: (dish) => onOff(dish.is_best_seller),
    },
    { key: 'is_fresh', label: about.fresh, text: (dish) => onOff(dish.is_fresh) },
    { key: 'diets', label: marks.diets, text: ({ diets }) => diets.join(', ') },
    { key: 'allergens', label: marks.allergens, text: ({ allergens }) => allergens.join(', ') },
    { key: 'has_own_price', label: price.own, text: (dish) => onOff(dish.has_own_price) },
    { key: 'online_price', label: price.online, text: (dish) => priceOf(dish, dish.online_price) },
    { key: 'is_free', label: price.free, text: (dish) => onOff(dish.is_free) },
    { key: 'price', label: price.counter, text: (dish) => priceOf(dish, dish.price) },
    {
      key: 'tax_class_id',
      label: price.taxClass,
      text: ({ tax_class_id: id }) =>
        classes.find((one) => one.id === id)?.name ?? price.standardTax,
    },
    {
      key: 'choices',
      label: sizes.legend,
      text: ({ choices }) => choices.map(choiceText).join(' · '),
    },
    {
      key: 'group_ids',
      label: groups.legend,
      text: ({ group_ids: ids }) => namesOf(menu.groups, ids),
    },
    {
      key: 'category_ids',
      label: categories.legend,
      text: ({ category_ids: ids }) => namesOf(menu.categories, ids),
    },
    {
      key: 'hours',
      label: messages.deskDishHours.legend,
      text: ({ hours }) => weekLine(weekOfHours(hours)) || messages.deskDishHours.always,
    },
    {
      key: 'goes_well_with',
      label: suggestion.label,
      text: ({ goes_well_with: key }) => {
        if (key === 'none') return suggestion.none;
        return key === undefined ? suggestion.counted : (menu.dishes[key]?.name ?? '');
      },
    },
    { key: 'prep_minutes', label: kitchen.minutes, text: (dish) => String(dish.prep_minutes) },
    { key: 'prep_units', label: kitchen.units, text: (dish) => String(dish.prep_units) },
  ];
}

const namesOf = (
  entries: MenuDocument['groups'] | MenuDocument['categories'],
  keys: readonly string[],
): string => keys.flatMap((key) => entries[key]?.name ?? []).join(', ');
