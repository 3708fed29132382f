import { editedCombo, type EditedCombo, type MenuDocument } from '#schemas/api/menu-document.ts';
import { emptyCombo } from '#schemas/rules/menu-editing/empty-entries.ts';
import { newProblems } from '#schemas/rules/menu-editing/new-problems.ts';

/** Stands for the id of a new combo until it is stored. */
export const newComboKey = 'new-combo';

/** A step that was just added: one of its dishes has to be chosen. */
export const emptyStep = (id: string): EditedCombo['steps'][number] => ({
  id,
  name: '',
  min: 1,
  max: 1,
  choices: [],
});

/** What a new combo begins with: no price yet, so that none is sold for nothing by mistake. */
export const newCombo = ({ category_ids: [first] }: MenuDocument): EditedCombo => ({
  ...emptyCombo,
  category_id: first ?? null,
  price: Number.NaN,
  steps: [emptyStep('new-step')],
});

/** The menu with a combo as its form has it; a new one comes last. */
export const withCombo = (menu: MenuDocument, key: string, combo: EditedCombo): MenuDocument => ({
  ...menu,
  combo_ids: menu.combo_ids.includes(key) ? menu.combo_ids : [...menu.combo_ids, key],
  combos: { ...menu.combos, [key]: combo },
});

/** The field of a combo's form that shows a place of the menu. */
export const placeInCombo = (path: string, key: string): string =>
  path.startsWith(`combos.${key}.`) ? path.slice(`combos.${key}.`.length) : 'name';

/** Refuses what the contract refuses of a combo, and what would not fit into this menu. */
export const comboSchema = (menu: MenuDocument, key: string) =>
  editedCombo.superRefine((combo, context) => {
    for (const { path, message } of newProblems(menu, withCombo(menu, key, combo))) {
      const place = placeInCombo(path.join('.'), key);
      context.addIssue({ code: 'custom', path: place.split('.'), message });
    }
  });
