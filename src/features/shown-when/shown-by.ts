import type { Stores } from '../../stores/stores.tsx';

type Clock = Pick<Stores, 'boot' | 'restaurant'>;

/** IANA zone of the restaurant that the page is drawn for, by which its sections come and go. */
export function homeZone({ boot, restaurant }: Clock): string {
  const drawn = restaurant.getState().selected ?? boot.restaurants[0];
  return drawn?.restaurant.time_zone ?? 'UTC';
}

/** By which moment and clock the page shows its sections now. */
export function shownBy(stores: Clock & Pick<Stores, 'present'>) {
  const { at, isWhole } = stores.present.getState();
  return { at: isWhole ? null : at, timeZone: homeZone(stores) };
}
