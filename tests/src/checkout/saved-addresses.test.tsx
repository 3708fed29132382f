import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { refusal, sampleRestaurant, StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const ada = { id: 4711, name: 'Ada Lovelace', email: 'ada@example.com', phone_no: '0400 000 000' };
const home: UserAddress = {
  id: '00000000-0000-4000-8000-00000000000a',
  label: 'Home',
  formattedAddress: '12 King Street',
  city: 'Sydney',
  postcode: '2042',
  suburb: 'Newtown',
  unit: '4',
  entryCode: '#12',
  leaveAtDoor: true,
  instructions: 'Ring twice.',
  is_default: false,
};
const work: UserAddress = {
  ...home,
  id: '00000000-0000-4000-8000-00000000000b',
  label: '',
  formattedAddress: '1 Quay Street',
  postcode: '2000',
  suburb: 'The Rocks',
  unit: '',
  entryCode: '',
  leaveAtDoor: false,
  instructions: '',
  is_default: true,
};

const radio = (name: string | RegExp) => page.getByRole('radio', { name });
const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const note = () => page.getByLabelText(/A note for the whole order/);

async function openDelivery(
  addresses: UserAddress[],
  {
    server = new StandInServer(),
    user = ada,
  }: { server?: StandInServer; user?: typeof ada | null } = {},
) {
  server.addresses = addresses;
  server.restaurant = {
    ...sampleRestaurant,
    restaurant: { ...sampleRestaurant.restaurant, order_types: ['pickup', 'delivery'] },
  };
  const app = openApp({ server, user });
  await radio('Delivery').click();
  const draft = () => app.stores.checkout.getState();
  const askedPostcode = () => server.calls('getCart').at(-1)?.url.searchParams.get('postcode');
  return { ...app, draft, askedPostcode };
}

describe('saved addresses at the checkout', () => {
  it('begin with the default one, for which the price is asked at once', async () => {
    const { draft, askedPostcode } = await openDelivery([work, home]);
    await expect.element(radio('1 Quay Street, The Rocks 2000')).toBeChecked();
    await expect.poll(askedPostcode).toBe('2000');
    expect(draft().shippingDetails?.formattedAddress).toBe('1 Quay Street');
    expect(field('Street and number').elements()).toEqual([]);
    await expect.element(page.getByText('Ordering as')).toBeVisible();
    await expect.element(page.getByText('0400 000 000')).toBeVisible();
  });

  it('bring flat, gate and instructions along, and take their instructions away again', async () => {
    const { draft, askedPostcode } = await openDelivery([work, home]);
    await note().fill('No onions.');
    await radio(/^Home/).click();
    await expect.element(note()).toHaveValue('Ring twice.\nNo onions.');
    expect(draft().shippingDetails).toMatchObject({
      unit: '4',
      entryCode: '#12',
      leaveAtDoor: true,
    });
    await expect.poll(askedPostcode).toBe('2042');
    await radio(/Quay/).click();
    await expect.element(note()).toHaveValue('No onions.');
    expect(draft().shippingDetails).toMatchObject({ unit: '', leaveAtDoor: false });
  });

  it('take their instructions off an order that is picked up, and bring them back', async () => {
    const { draft } = await openDelivery([home]);
    await note().fill('Ring twice.\nNo onions.');
    await radio('Pickup').click();
    await expect.element(note()).toHaveValue('No onions.');
    expect(draft().specialInstructions).toBe('No onions.');
    await radio('Delivery').click();
    await expect.element(note()).toHaveValue('Ring twice.\nNo onions.');
    // Whoever took them out has them out.
    await note().fill('No onions.');
    await radio('Pickup').click();
    await radio('Delivery').click();
    await expect.element(note()).toHaveValue('No onions.');
  });

  it('say why a restaurant does not deliver to one of them', async () => {
    const server = new StandInServer();
    server.undeliverable.set('2042', 'We do not deliver to 2042 yet.');
    await openDelivery([work, home], { server });
    await expect
      .element(radio(/^Home/))
      .toHaveAccessibleDescription('We do not deliver to 2042 yet.');
    await expect.element(radio(/Quay/)).not.toHaveAttribute('aria-describedby');
  });

  it('leave another address to be written, kept while looking at the list, and saved', async () => {
    const { draft } = await openDelivery([work]);
    await radio('Another address').click();
    await expect.element(field('Street and number')).toHaveValue('');
    expect(button('Save this address').elements()).toEqual([]);
    await field('Street and number').fill('7 Wilson Street');
    await field('Postcode').fill('2042');
    await expect.element(button('Save this address')).toBeVisible();
    await radio(/Quay/).click();
    await radio('Another address').click();
    await expect.element(field('Street and number')).toHaveValue('7 Wilson Street');
    await button('Save this address').click();
    await expect.element(radio('7 Wilson Street, Newtown 2042')).toBeChecked();
    await expect.element(page.getByText('Your address is saved.')).toBeVisible();
    expect(draft().shippingDetails?.formattedAddress).toBe('7 Wilson Street');
  });

  it('keep what was written where it cannot be saved, and say why', async () => {
    const { server } = await openDelivery([]);
    await field('Street and number').fill('7 Wilson Street');
    await field('Postcode').fill('2042');
    const sentence = 'You have 30 addresses already.';
    server.next('addUserAddress', refusal(409, 'too_many_addresses', sentence));
    await button('Save this address').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(field('Street and number')).toHaveValue('7 Wilson Street');
  });

  it('are the form of guests where the list does not come, and are asked for again', async () => {
    const server = new StandInServer();
    server.next('listUserAddresses', refusal(404, 'not_found', 'No.'));
    await openDelivery([work], { server });
    await expect.element(page.getByText('Your saved addresses did not load.')).toBeVisible();
    await expect.element(field('Street and number')).toHaveValue('');
    await button('Try again').click();
    await expect.element(radio(/Quay/)).toBeChecked();
  });

  it('are nothing of a guest’s', async () => {
    const { server } = await openDelivery([work], { user: null });
    await expect.element(field('Street and number')).toBeVisible();
    expect(button('Save this address').elements()).toEqual([]);
    expect(server.calls('listUserAddresses')).toEqual([]);
  });
});
