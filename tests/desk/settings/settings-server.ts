import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import type { RestaurantHours } from '#schemas/api/staff-hours.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';

type Reply = { status: number; body: unknown };
type Answer = (body: unknown) => Reply | Promise<Reply>;

/**
 * Opens a page of settings as an owner, with a reply for each call that it makes.
 * @param isNew the site is not open yet.
 */
export function openSettings(
  address: string,
  answers: Record<string, Answer>,
  isNew = false,
  options: Parameters<typeof drawDesk>[2] = {},
) {
  const olive = personOf('Olive', { role: 'owner', restaurant_id: 1, email: 'o@corner.test' });
  const server = new DeskStandIn({ ...olive, restaurant_id: null }, false);
  if (isNew) server.session = { ...server.session, needs_setup: true };
  server.refuse = ({ method, path, body }) => answers[`${method} ${path}`]?.(body) ?? null;
  const { place } = drawDesk(server, address, options);
  return { server, place };
}

export const ok = (data: unknown, status = 200) => ({ status, body: { data } });

export const newtownDetails: RestaurantDetails = {
  id: 1,
  name: 'Newtown',
  street_name: '1 King Street',
  city: 'Newtown',
  postcode: '2042',
  phone: '',
  email: '',
  time_zone: 'Australia/Sydney',
  tax_number: '',
  picture: '',
  order_types: ['pickup'],
  is_online_order_enabled: true,
  position: 0,
  is_open: true,
  open_orders: 2,
  revision: 0,
};

export const newtownHours: RestaurantHours = {
  week: [{ order_type: 'pickup', weekday: 1, opens: '10:00', closes: '14:00' }],
  exceptions: [],
  revision: 0,
  order_types: ['pickup', 'delivery'],
  time_zone: 'Australia/Sydney',
};
