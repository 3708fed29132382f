import type { EditedHalfSet } from '#schemas/api/menu-document.ts';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import form from '../../form/form.module.css';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { EntryOrder } from '../form/entry-order.tsx';

/** Which dishes of a restaurant's menu can be halves of each other. */
export const HalvesPage = () => <OfOneRestaurant Page={HalvesOf} />;

function HalvesOf({ id }: { id: number }) {
  const words = useDeskMessages().deskHalves;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('halves', 'new')}>{words.add}</ButtonLink>
          </div>
          <HalfSetOrder restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}

function HalfSetOrder({ restaurantId, edited }: { restaurantId: number; edited: EditedMenu }) {
  const { deskHalves: words, deskCombos } = useDeskMessages();
  const { menu } = edited;
  const detailsOf = ({ dish_ids: dishes, category_id }: EditedHalfSet): string[] => {
    const category = category_id === null ? undefined : menu.categories[category_id];
    const names = dishes.flatMap((key) => menu.dishes[key]?.name ?? []);
    return [
      names.length === 0 ? words.dishCount(0) : names.join(', '),
      category ? deskCombos.inCategory(category.name) : deskCombos.inNone,
      ...(dishes.length < 2 ? [words.notSold] : []),
    ];
  };
  if (menu.half_set_ids.length === 0) return <p className={form.hint}>{words.empty}</p>;
  return (
    <EntryOrder
      restaurantId={restaurantId}
      label={words.list}
      field="half_set_ids"
      saved={menu.half_set_ids}
      lines={Object.entries(menu.half_sets).map(([key, set]) => ({
        key,
        name: set.name,
        href: paths.deskMenu('halves', key),
        details: detailsOf(set),
      }))}
    />
  );
}
