import type { StaffRole } from '#schemas/api/staff-role.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '#ui/paths.ts';

export type MenuPage = {
  path: string;
  label: (messages: DeskMessages) => string;
  /** Who is offered it: whoever comes to the menu where nothing is said. */
  roles?: readonly StaffRole[];
  part: LazyPart<Record<never, never>>;
  /** One of what is listed there, at `<path>/<its key>`, and a new one at `<path>/new`. */
  entry?: { path: string; part: LazyPart<{ entryKey: string }> };
};

/** The pages below /desk/menu, in the order of their navigation. */
export const menuPages: readonly MenuPage[] = [
  {
    path: paths.deskMenu(),
    label: ({ deskMenu }) => deskMenu.pages.dishes,
    part: lazyPart('desk/menu/menu-page.tsx', () =>
      import('./menu-page.tsx').then((it) => it.MenuPage),
    ),
    entry: {
      path: paths.deskMenu('dishes'),
      part: lazyPart('desk/menu/dish/dish-page.tsx', () =>
        import('./dish/dish-page.tsx').then((it) => it.DishPage),
      ),
    },
  },
  {
    path: paths.deskMenu('categories'),
    label: ({ deskMenu }) => deskMenu.pages.categories,
    part: lazyPart('desk/menu/categories/categories-page.tsx', () =>
      import('./categories/categories-page.tsx').then((it) => it.CategoriesPage),
    ),
    entry: {
      path: paths.deskMenu('categories'),
      part: lazyPart('desk/menu/categories/category-page.tsx', () =>
        import('./categories/category-page.tsx').then((it) => it.CategoryPage),
      ),
    },
  },
  {
    path: paths.deskMenu('choices'),
    label: ({ deskMenu }) => deskMenu.pages.choices,
    part: lazyPart('desk/menu/choices/choices-page.tsx', () =>
      import('./choices/choices-page.tsx').then((it) => it.ChoicesPage),
    ),
    entry: {
      path: paths.deskMenu('choices'),
      part: lazyPart('desk/menu/choices/group-page.tsx', () =>
        import('./choices/group-page.tsx').then((it) => it.GroupPage),
      ),
    },
  },
  {
    path: paths.deskMenu('combos'),
    label: ({ deskMenu }) => deskMenu.pages.combos,
    part: lazyPart('desk/menu/combos/combos-page.tsx', () =>
      import('./combos/combos-page.tsx').then((it) => it.CombosPage),
    ),
    entry: {
      path: paths.deskMenu('combos'),
      part: lazyPart('desk/menu/combos/combo-page.tsx', () =>
        import('./combos/combo-page.tsx').then((it) => it.ComboPage),
      ),
    },
  },
  {
    path: paths.deskMenu('halves'),
    label: ({ deskMenu }) => deskMenu.pages.halves,
    part: lazyPart('desk/menu/halves/halves-page.tsx', () =>
      import('./halves/halves-page.tsx').then((it) => it.HalvesPage),
    ),
    entry: {
      path: paths.deskMenu('halves'),
      part: lazyPart('desk/menu/halves/half-set-page.tsx', () =>
        import('./halves/half-set-page.tsx').then((it) => it.HalfSetPage),
      ),
    },
  },
  {
    path: paths.deskMenu('pictures'),
    label: ({ deskPictures }) => deskPictures.title,
    part: lazyPart('desk/menu/pictures/pictures-page.tsx', () =>
      import('./pictures/pictures-page.tsx').then((it) => it.PicturesPage),
    ),
  },
  {
    path: paths.deskMenu('translations'),
    label: ({ deskTranslations }) => deskTranslations.title,
    part: lazyPart('desk/menu/translations/translations-page.tsx', () =>
      import('./translations/translations-page.tsx').then((it) => it.TranslationsPage),
    ),
    entry: {
      path: paths.deskMenu('translations'),
      part: lazyPart('desk/menu/translations/entry-translations-page.tsx', () =>
        import('./translations/entry-translations-page.tsx').then((it) => it.EntryTranslationsPage),
      ),
    },
  },
  {
    path: paths.deskMenu('import'),
    label: ({ deskMenuImport }) => deskMenuImport.title,
    roles: ['owner'],
    part: lazyPart('desk/menu/import/import-page.tsx', () =>
      import('./import/import-page.tsx').then((it) => it.ImportPage),
    ),
  },
  {
    path: paths.deskMenu('history'),
    label: ({ deskMenu }) => deskMenu.pages.history,
    part: lazyPart('desk/menu/history/history-page.tsx', () =>
      import('./history/history-page.tsx').then((it) => it.HistoryPage),
    ),
  },
];
