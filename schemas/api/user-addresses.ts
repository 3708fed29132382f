import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { shippingDetails } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf, plainLine, plainText } from './wire.ts';

const ofOneself = { security: ['user'] } as const;

/** What a checkout fills in: the address with its flat, its gate code, and where to leave it. */
const addressBody = z.object({
  /** Such as 'Home'; '' where it has none. */
  label: plainLine.max(40).default(''),
  ...shippingDetails.shape,
  /** For the courier; the checkout's own instructions begin with it. */
  instructions: plainText.max(300).default(''),
});
export type UserAddressBody = z.output<typeof addressBody>;
export type UserAddressInput = z.input<typeof addressBody>;

export const userAddress = addressBody.extend({
  id: z.uuid(),
  /** The one a checkout begins with; one of them is, where there are any. */
  is_default: z.boolean(),
});
export type UserAddress = z.output<typeof userAddress>;

const all = dataOf(z.array(userAddress));
const ofAddress = z.object({ addressId: z.uuid() });

const listUserAddresses = endpoint(routes.listUserAddresses, {
  summary: 'One’s addresses, the default first.',
  ...ofOneself,
  reply: all,
});

const addUserAddress = endpoint(routes.addUserAddress, {
  summary: 'Adds an address; the first one is the default. The same one again changes nothing.',
  ...ofOneself,
  body: addressBody.extend({ is_default: z.boolean().default(false) }),
  status: 201,
  reply: dataOf(userAddress),
});

const changeUserAddress = endpoint(routes.changeUserAddress, {
  summary: 'Writes an address anew.',
  ...ofOneself,
  params: ofAddress,
  body: addressBody,
  reply: dataOf(userAddress),
});

const removeUserAddress = endpoint(routes.removeUserAddress, {
  summary: 'Removes an address; where it was the default, the newest one is from then on.',
  ...ofOneself,
  params: ofAddress,
  reply: all,
});

const makeAddressDefault = endpoint(routes.makeAddressDefault, {
  summary: 'Makes an address the one that a checkout begins with.',
  ...ofOneself,
  params: ofAddress,
  body: z.object({}),
  reply: all,
});

/** One's addresses, for the contract. */
export const userAddressEndpoints = {
  listUserAddresses,
  addUserAddress,
  changeUserAddress,
  removeUserAddress,
  makeAddressDefault,
};
