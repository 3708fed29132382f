import { useRestaurantHours } from '#desk/api/staff-hours.ts';
import { Loaded } from '../form/loaded.tsx';
import { HoursForm } from '../settings/hours/hours-form.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { FormDialog, type OnPageProps } from './form-dialog.tsx';

/** The desk's form of a restaurant's opening hours over the page that shows them. */
export function HoursOnPage({ id, ...dialog }: OnPageProps) {
  const { deskHours, deskOnPage } = useDeskMessages();
  const name = dialog.restaurants.find((one) => one.id === id)?.name ?? '';
  return (
    <FormDialog
      {...dialog}
      title={deskHours.heading(name)}
      text={deskOnPage.hours.text}
      notAllowed={deskOnPage.notAllowed.hours}
    >
      <LoadedHours id={id} />
    </FormDialog>
  );
}

function LoadedHours({ id }: Pick<OnPageProps, 'id'>) {
  return (
    <Loaded query={useRestaurantHours(id)}>
      {(hours) => <HoursForm restaurantId={id} present={hours} />}
    </Loaded>
  );
}
