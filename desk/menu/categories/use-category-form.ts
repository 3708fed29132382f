import { zodResolver } from '@hookform/resolvers/zod';
import { editedCategory, type EditedCategory } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { emptyCategory } from '#schemas/rules/menu-editing/empty-group.ts';
import type { MenuSaved } from '#desk/api/staff-menu.ts';
import { useWeekLine } from '../../form/hours/use-week-line.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuForm } from '../form/use-menu-form.ts';
import { weekOfHours } from '../form/week-of-hours.ts';
import { withCategory } from './category-values.ts';

const resolver = zodResolver(editedCategory);

export type CategoryFormOptions = {
  restaurantId: number;
  edited: EditedMenu;
  categoryKey: string;
  isNew?: boolean;
  onSaved(saved: MenuSaved, values: EditedCategory): void;
};

/** A category as a form: what customers read, its hours and its dishes. */
export function useCategoryForm(options: CategoryFormOptions) {
  const { restaurantId, edited, categoryKey: key, isNew = false, onSaved } = options;
  const words = useDeskMessages().deskCategories;
  const line = useWeekLine();
  return useMenuForm<EditedCategory>({
    restaurantId,
    edited,
    name: `category ${key}`,
    entryKey: key,
    read: (menu, at) => menu.categories[at] ?? null,
    write: withCategory,
    ...(isNew && { beginning: emptyCategory }),
    resolver,
    settings: [
      { key: 'name', label: words.about.name, text: ({ name }) => name },
      {
        key: 'description',
        label: words.about.description,
        text: ({ description }) => description,
      },
      { key: 'image_url', label: words.about.picture, text: (values) => values.image_url ?? '' },
      {
        key: 'hours',
        label: words.hours.legend,
        text: ({ hours }) => line(weekOfHours(hours)) || words.always,
      },
      {
        key: 'dish_ids',
        label: words.dishes.legend,
        text: (values) =>
          values.dish_ids.flatMap((dish) => edited.menu.dishes[dish]?.name ?? []).join(', '),
      },
    ],
    placeOf: (path) => path.replace(/^categories\.[^.]+\.|^category_ids.*/, '') || 'name',
    onSaved,
  });
}
