import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { MenuSaved } from '#desk/api/staff-menu.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuForm } from '../form/use-menu-form.ts';
import { dishTexts } from './dish-texts.ts';
import { dishResolver, placeInDish, readDish, writeDish, type DishValues } from './dish-values.ts';

type DishFormOptions = {
  restaurantId: number;
  edited: EditedMenu;
  dishKey: string;
  /** What a new one begins with, and what its draft is called. */
  beginning?: { values: DishValues; draft: string };
  onSaved(saved: MenuSaved, values: DishValues): void;
};

/** A dish as a form, with the categories that it stands in. */
export function useDishForm({
  restaurantId,
  edited,
  dishKey,
  beginning,
  onSaved,
}: DishFormOptions) {
  const messages = useDeskMessages();
  const { locale } = useStorefront();
  const weekLine = useWeekLine();
  return useMenuForm<DishValues>({
    restaurantId,
    edited,
    name: beginning ? beginning.draft : `dish ${dishKey}`,
    entryKey: dishKey,
    read: readDish,
    write: writeDish,
    ...(beginning && { beginning: beginning.values }),
    resolver: dishResolver,
    settings: dishTexts({ messages, edited, locale, weekLine }),
    placeOf: placeInDish,
    onSaved,
  });
}
