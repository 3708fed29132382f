import type { RestaurantTimesBody } from '#schemas/api/staff-hours.ts';
import type { RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';

/** What a restaurant's page of details sends. */
export const restaurantBody = (
  change: Partial<RestaurantDetailsBody> = {},
): RestaurantDetailsBody => ({
  name: 'Corner Kitchen Harbour',
  street_name: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  phone: '+61 2 5550 0100',
  email: '',
  time_zone: 'Australia/Sydney',
  tax_number: '',
  picture: '',
  order_types: ['pickup', 'delivery'],
  is_online_order_enabled: true,
  position: 0,
  ...change,
});

/** What its page of times sends: the defaults. */
export const timesBody = (change: Partial<RestaurantTimesBody> = {}): RestaurantTimesBody => ({
  lead_minutes: 20,
  delivery_minutes: 25,
  slot_minutes: 15,
  days_ahead: 7,
  starts_at_opening: true,
  last_order_minutes: null,
  fulfils_after_close: false,
  capacity_orders: null,
  capacity_units: null,
  capacity_window_minutes: 15,
  hold_minutes: 15,
  cancel_minutes: 60,
  ...change,
});
