import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adasProfile, AccountServer, refusal } from './account-server.ts';
import { openAccount, openAsAda } from './open-account.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function openProfile(server?: AccountServer) {
  const site = openAsAda('/profile', server);
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
  return site;
}

test('/profile asks whoever is not signed in to do so, and comes back', async () => {
  const { address } = openAccount('/profile');
  await expect.poll(address).toBe('/login?next=%2Fprofile');
});

test('/profile of a session that is over leads to the log-in', async () => {
  const server = new AccountServer();
  server.next('getProfile', refusal(401, 'unauthenticated', 'Please log in again.'));
  const { address, isIn } = openAsAda('/profile', server);
  await expect.poll(address).toBe('/login?next=%2Fprofile');
  expect(isIn()).toBe(false);
});

test('/profile is whole for everybody', async () => {
  await openProfile();
  const main = page.getByRole('main').element();
  expect((await axe.run(main)).violations.map(({ id }) => id)).toEqual([]);
});

test('/profile says that it could not be loaded, and loads again', async () => {
  const server = new AccountServer();
  server.next('getProfile', refusal(400, 'request_failed', 'Broken.'));
  openAsAda('/profile', server);
  await expect.element(page.getByText('Your account could not be loaded.')).toBeVisible();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: 'Your details' })).toBeVisible();
});

describe('details', () => {
  test('are saved, and the storefront knows the new name', async () => {
    const { server, stores } = await openProfile();
    await field('Name').fill('Ada King');
    await button('Save').click();
    await expect.element(page.getByText('Saved.')).toBeVisible();
    expect(server.bodies('changeProfile')).toEqual([
      { name: 'Ada King', phone_no: '0400 000 000' },
    ]);
    expect(stores.account.getState().user?.name).toBe('Ada King');
  });

  test('were saved, which is told until the next field is gone to and lies over none', async () => {
    await openProfile();
    await field('Name').fill('Ada King');
    await button('Save').click();
    await expect.element(page.getByText('Saved.')).toBeVisible();
    await field('Name').click();
    await expect.element(page.getByText('Saved.')).not.toBeInTheDocument();
  });

  test('stay as typed where the server is not reached', async () => {
    const { server } = await openProfile();
    server.next('changeProfile', 'no reply');
    await field('Name').fill('Ada King');
    await button('Save').click();
    await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Ada King');
  });
});

test('an address is added, removed, and put back', async () => {
  const { server } = await openProfile();
  await button('Add an address').click();
  await field('Street and number').fill('1 King Street');
  await field('Suburb').fill('Newtown');
  await field('Postcode').fill('2042');
  await button('Add an address').click();
  await expect.element(page.getByText('Write your city.')).toBeVisible();
  await expect.element(field('City')).toHaveFocus();
  expect(server.bodies('addUserAddress')).toEqual([]);
  await field('City').fill('Sydney');
  await field('Flat or unit (optional)').fill('evil.example');
  await button('Add an address').click();
  await expect.element(field('Flat or unit (optional)')).toHaveFocus();
  expect(server.bodies('addUserAddress')).toEqual([]);
  await field('Flat or unit (optional)').fill('4');
  await button('Add an address').click();
  const line = '4, 1 King Street, Newtown 2042';
  await expect.element(page.getByText(line)).toBeVisible();
  await button(`Remove: ${line}`).click();
  await expect.element(page.getByText('The address was removed.')).toBeVisible();
  expect(server.addresses).toEqual([]);
  await button('Undo').click();
  await expect.element(page.getByText(line)).toBeVisible();
  expect(server.bodies('addUserAddress')).toHaveLength(2);
});

describe('what lets people in', () => {
  test('is changed by who proves to be themselves by password', async () => {
    const { server } = await openProfile();
    await button('Change the password').click();
    await field('New password').fill('correct horse battery');
    await field('Your password').fill('the old one');
    await button('Change the password').click();
    await expect.element(page.getByText(/Your password was changed/)).toBeVisible();
    expect(server.bodies('changeUserPassword')).toEqual([
      { proof: { password: 'the old one' }, password: 'correct horse battery' },
    ]);
  });

  test('or by a code, where there is no password yet', async () => {
    const server = new AccountServer();
    server.profile = { ...adasProfile, has_password: false };
    await openProfile(server);
    await button('Choose a password').click();
    await field('New password').fill('correct horse battery');
    await button('Mail me a code').click();
    await field('Code').fill('123 456');
    await button('Choose a password').click();
    await expect.element(page.getByText(/Your password was changed/)).toBeVisible();
    expect(server.bodies('changeUserPassword')).toMatchObject([
      { proof: { request_id: expect.any(String), code: '123 456' } },
    ]);
  });
});

test('what was ordered and booked as a guest is claimed together', async () => {
  const server = new AccountServer();
  server.profile = { ...adasProfile, claimable_orders: 1, claimable_reservations: 2 };
  const claimed = { claimed: 1, claimed_reservations: 2 };
  server.next('claimOrders', { status: 200, body: { data: claimed } });
  await openProfile(server);
  await expect
    .element(page.getByText(/With this email address you made an order and 2 reservations/))
    .toBeVisible();
  await button('Add to my account').click();
  await expect
    .element(page.getByText('Added to your account: 1 order, 2 reservations.'))
    .toBeVisible();
});

test('an account is deleted for its password alone, and the browser forgets it', async () => {
  const { server, isIn, address } = await openProfile();
  await button('Delete my account').click();
  await expect.element(page.getByText(/This cannot be undone/)).toBeVisible();
  await expect
    .element(page.getByText(/Reservations that are still to come are cancelled/))
    .toBeVisible();
  server.next('deleteAccount', refusal(403, 'wrong_current_password', 'This is not it.'));
  await field('Your password').fill('wrong');
  await button('Delete it for good').click();
  await expect.element(page.getByText('This is not it.')).toBeVisible();
  expect(isIn()).toBe(true);
  await field('Your password').fill('the right one');
  await button('Delete it for good').click();
  await expect.element(page.getByText('Your account was deleted.')).toBeVisible();
  await expect.poll(isIn).toBe(false);
  await expect.poll(address).toBe('/login?next=%2Fprofile');
});

test('logs out here at once, also where the server is not reached', async () => {
  const { server, isIn } = await openProfile();
  server.next('signOut', 'no reply');
  await button('Log out').first().click();
  await expect.poll(isIn).toBe(false);
});

test('but says so where logging out everywhere did not reach the server', async () => {
  const { server, isIn } = await openProfile();
  server.next('endUserSessions', 'no reply');
  await button('Log out everywhere').click();
  await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
  expect(isIn()).toBe(true);
});
