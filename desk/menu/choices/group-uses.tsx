import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { groupUses, stayingAllergens } from '#schemas/rules/menu-editing/group-uses.ts';
import { paths } from '#ui/paths.ts';
import { FieldGroup } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import entries from '../form/entries.module.css';
import css from './choices.module.css';

type GroupUsesListProps = { menu: MenuDocument; groupKey: string };

/** The dishes that a change of a group changes, each a link, and allergens that stay by mistake. */
export function GroupUsesList({ menu, groupKey }: GroupUsesListProps) {
  const words = useDeskMessages().deskGroups.uses;
  const { direct, nested, groups } = groupUses(menu, groupKey);
  const staying = stayingAllergens(menu, groupKey);
  const names = groups.flatMap((key) => menu.groups[key]?.name ?? []);
  return (
    <FieldGroup legend={words.legend}>
      {direct.length + nested.length === 0 && <p className={form.hint}>{words.none}</p>}
      <Dishes menu={menu} label={words.direct} dishes={direct} />
      <Dishes menu={menu} label={words.nested} dishes={nested} />
      {names.length > 0 && <p className={form.hint}>{words.groups(names.join(', '))}</p>}
      {staying.map((one) => (
        <p key={`${one.dish} ${one.option} ${one.allergen}`} className={entries.notice}>
          {words.stays(one)}
        </p>
      ))}
    </FieldGroup>
  );
}

type DishesProps = { menu: MenuDocument; label: string; dishes: readonly string[] };

function Dishes({ menu, label, dishes }: DishesProps) {
  if (dishes.length === 0) return null;
  const named = dishes
    .map((key) => ({ key, name: menu.dishes[key]?.name ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <>
      <p className={form.label}>{label}</p>
      <ul className={css.dishes} aria-label={label}>
        {named.map(({ key, name }) => (
          <li key={key}>
            <a className={entries.link} href={paths.deskMenu('dishes', key)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
