import type { LibraryPicture, PictureUse } from '#schemas/api/staff-pictures.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

const kilobyte = 1000;
const megabyte = kilobyte * kilobyte;

/** What is known of a picture, in words. */
export function usePictureTexts() {
  const words = useDeskMessages().deskPictures;
  const { locale } = useStorefront();
  const { restaurants } = useDesk();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const bytesText = (bytes: number) =>
    bytes < megabyte
      ? words.kilobytes(number.format(Math.max(1, Math.round(bytes / kilobyte))))
      : words.megabytes(number.format(bytes / megabyte));
  const placeOf = (use: PictureUse): string =>
    'section' in use
      ? words.places[use.kind](words.sections[use.section])
      : words.things[use.kind](use.name);
  const nameOfUse = (use: PictureUse): string => {
    const place = placeOf(use);
    const restaurant = restaurants.find(({ id }) => id === use.restaurant_id);
    // Where there is one restaurant, everything is that one's.
    return restaurant && restaurants.length > 1 && use.kind !== 'restaurant'
      ? words.at(place, restaurant.name)
      : place;
  };
  return {
    sizeText: ({ width, height, bytes }: LibraryPicture) =>
      width === null || height === null
        ? bytesText(bytes)
        : words.size(number.format(width), number.format(height), bytesText(bytes)),
    uploadText: ({ uploaded_at: at, uploaded_by: by }: LibraryPicture) =>
      at === null || by === null ? words.notKnown : words.uploaded(by, date.format(new Date(at))),
    nameOfUse,
    /** Each place once; what is at several restaurants is named with how many they are. */
    namesOfUses: (uses: readonly PictureUse[]): string[] => {
      const places = new Map<string, PictureUse[]>();
      for (const use of uses) places.set(placeOf(use), [...(places.get(placeOf(use)) ?? []), use]);
      return [...places].flatMap(([place, same]) => {
        const at = new Set(same.map(({ restaurant_id: id }) => id));
        const [first] = same;
        if (at.size > 1 && !at.has(null)) return words.atSeveral(place, at.size);
        return first ? nameOfUse(first) : [];
      });
    },
  };
}
