import type { RestaurantHoursBody, WeekHours } from '#schemas/api/staff-hours.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { exceptionsOf } from './exceptions-of.ts';

type Week = readonly WeekHours[];

/** The hours of one order type in place of those of another. */
export function withCopiedType(week: Week, from: DeliveryMethod, to: DeliveryMethod): WeekHours[] {
  const kept = week.filter(({ order_type: type }) => type !== to);
  const copied = week.filter(({ order_type: type }) => type === from);
  return [...kept, ...copied.map((span) => ({ ...span, order_type: to }))];
}

/** What counts for one order type, as the rules of opening read it. */
export const hoursOfType = ({ week, exceptions }: RestaurantHoursBody, type: DeliveryMethod) => ({
  week: week.filter(({ order_type: of }) => of === type),
  exceptions: exceptionsOf(exceptions, type),
});
