import { useMutation } from '@tanstack/react-query';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { saveFile } from '#ui/elements/save-file.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../reservations-page.module.css';

/** Saves the reservation as a file for a calendar; what writes it comes with the press. */
export function CalendarButton({
  reservation,
  look = 'outline',
}: {
  reservation: Reservation;
  look?: 'solid' | 'outline';
}) {
  const { success: words, people, own } = reservations;
  const business = useConfig(businessName);
  const { restaurants } = useRestaurants();
  const place = restaurants.find(({ restaurant }) => restaurant.id === reservation.restaurant_id);
  const { mutate, isError } = useMutation({
    mutationKey: ['calendarFile'],
    networkMode: 'always',
    mutationFn: async () => {
      const { calendarFile } = await import('./calendar-file.ts');
      const { starts, ends, id, number, revision, party } = reservation;
      return calendarFile({
        id,
        revision,
        start: starts.instant,
        end: ends.instant,
        summary: `${place?.restaurant.name ?? business}, ${people(party)}`,
        description: own.number(number),
        location: place ? `${place.address.street_name}, ${place.address.city}` : '',
      });
    },
    onSuccess: (text) => saveFile('reservation.ics', text, 'text/calendar'),
  });
  return (
    <>
      <ActionButton look={look} onClick={() => mutate()}>
        {words.calendar}
      </ActionButton>
      <p role="alert" className={css.failure}>
        {isError ? words.calendarFailed : null}
      </p>
    </>
  );
}
