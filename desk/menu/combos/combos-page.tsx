import type { EditedCombo } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import form from '../../form/form.module.css';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { weekOfHours } from '../form/week-of-hours.ts';
import { EntryOrder } from '../form/entry-order.tsx';

/** The combos of a restaurant's menu, put in order by hand. */
export const CombosPage = () => <OfOneRestaurant Page={CombosOf} />;

function CombosOf({ id }: { id: number }) {
  const words = useDeskMessages().deskCombos;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('combos', 'new')}>{words.add}</ButtonLink>
          </div>
          <ComboOrder restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function ComboOrder({ restaurantId, edited }: { restaurantId: number; edited: EditedMenu }) {
  const words = useDeskMessages().deskCombos;
  const { locale } = useStorefront();
  const line = useWeekLine();
  const { currency, menu } = edited;
  const detailsOf = (combo: EditedCombo): string[] => {
    const { price, steps, hours, category_id } = combo;
    const category = category_id === null ? undefined : menu.categories[category_id];
    const empty = steps.find(({ min, choices }) => min > 0 && choices.length === 0);
    return [
      [formatMoney(toMinor(price, currency), currency, locale), words.stepCount(steps.length)].join(
        ' · ',
      ),
      category ? words.inCategory(category.name) : words.inNone,
      ...(hours.length > 0 ? [line(weekOfHours(hours))] : []),
      ...(empty ? [words.notSold(empty.name)] : []),
    ];
  };
  if (menu.combo_ids.length === 0) return <p className={form.hint}>{words.empty}</p>;
  return (
    <EntryOrder
      restaurantId={restaurantId}
      label={words.list}
      field="combo_ids"
      saved={menu.combo_ids}
      lines={Object.entries(menu.combos).map(([key, combo]) => ({
        key,
        name: combo.name,
        href: paths.deskMenu('combos', key),
        details: detailsOf(combo),
      }))}
    />
  );
}
