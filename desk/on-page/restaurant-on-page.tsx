import { useStaffRestaurants } from '#desk/api/staff-restaurants.ts';
import { Loaded } from '../form/loaded.tsx';
import { RestaurantForm } from '../settings/restaurants/restaurant-form.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { FormDialog, type OnPageProps } from './form-dialog.tsx';

/** The desk's form of who a restaurant is and where, over the page that shows its address. */
export function RestaurantOnPage({ id, ...dialog }: OnPageProps) {
  const { deskRestaurants, deskOnPage } = useDeskMessages();
  const name = dialog.restaurants.find((one) => one.id === id)?.name ?? '';
  return (
    <FormDialog
      {...dialog}
      title={deskRestaurants.changeHeading(name)}
      text={deskOnPage.restaurant.text}
      notAllowed={deskOnPage.notAllowed.restaurant}
    >
      <LoadedRestaurant id={id} />
    </FormDialog>
  );
}

function LoadedRestaurant({ id }: Pick<OnPageProps, 'id'>) {
  const words = useDeskMessages().deskOnPage.restaurant;
  return (
    <Loaded query={useStaffRestaurants()}>
      {(list) => {
        const present = list.find((one) => one.id === id);
        if (!present) return <p>{words.gone}</p>;
        return <RestaurantForm present={present} places={list.length} />;
      }}
    </Loaded>
  );
}
