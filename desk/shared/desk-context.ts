import { createContext, use } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { StaffMember, StaffOrder } from '#schemas/api/staff.ts';

export type Desk = {
  member: StaffMember;
  /** Those that the member works for. */
  restaurants: readonly RestaurantWithImages['restaurant'][];
  /** The one that is looked at; null: all of them. */
  restaurantId: number | null;
  chooseRestaurant(id: number | null): void;
  /** undefined: they have not come yet. */
  orders: readonly StaffOrder[] | undefined;
};

export const DeskContext = createContext<Desk | null>(null);

/** What all pages of the desk share. @throws outside it. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk is for the pages of the desk');
  return desk;
}
