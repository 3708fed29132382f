import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { openingAt } from '#schemas/rules/opening/opening-at.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { usePrinters } from '#desk/api/staff-printers.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { useMinute } from '../shared/use-minute.ts';
import { isSilent, needsHelp } from './printer-labels.ts';
import css from './printer-notice.module.css';

/** What stops tickets from being printed while the restaurant is open; nothing where all is well. */
export function PrinterNotice() {
  const { notice: words } = useDeskMessages().deskPrinting;
  const { restaurantId } = useDesk();
  const { restaurants } = useRestaurants();
  const { data: printers = [] } = usePrinters(restaurantId);
  const now = useMinute();
  const isOpen = (id: number) =>
    restaurants.some((place) => place.restaurant.id === id && isOpenAt(place, now));
  const sentences = printers
    .filter((printer) => isOpen(printer.restaurant_id))
    .flatMap((printer) =>
      isSilent(printer, now)
        ? [words.silent(printer.name)]
        : needsHelp(printer.status)
          ? [words[printer.status](printer.name)]
          : printer.failed > 0
            ? [words.failed(printer.name, printer.failed)]
            : [],
    );
  return (
    <output className={css.notice}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </output>
  );
}

const isOpenAt = ({ hours }: RestaurantWithImages, now: number): boolean =>
  openingAt(hours.openings, now).isOpen;
