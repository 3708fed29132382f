import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { LoadedSettings } from '../form/loaded-settings.tsx';
import { OfOneRestaurant } from '../shared/of-one-restaurant.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { DishList } from './dish-list.tsx';
import { newEntry } from './new-entry.ts';

/** A restaurant's menu, where its prices and what is sold out are changed, of one dish or of many. */
export const MenuPage = () => <OfOneRestaurant Page={MenuOf} />;

function MenuOf({ id }: { id: number }) {
  const { deskMenu: words, deskDish } = useDeskMessages();
  return (
    <LoadedSettings heading={words.heading} intro={words.intro} isWide query={useEditedMenu(id)}>
      {(edited) => (
        <>
          <div>
            <ButtonLink href={paths.deskMenu('dishes', newEntry)}>{deskDish.add}</ButtonLink>
          </div>
          <DishList restaurantId={id} edited={edited} />
        </>
      )}
    </LoadedSettings>
  );
}
