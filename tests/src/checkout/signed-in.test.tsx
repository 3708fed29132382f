import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forgetEverything, openApp } from './open-app.tsx';

afterEach(forgetEverything);

const ada = { id: 4711, name: 'Ada Lovelace', email: 'ada@example.com', phone_no: '0400 000 000' };
const details = () => page.getByRole('heading', { name: 'Your details' });
const button = (name: string) => page.getByRole('button', { name });

test('a guest is led to the log-in, and from there back to the checkout', async () => {
  const { place } = openApp();
  await page.getByRole('link', { name: 'Log in for a quicker checkout' }).click();
  await expect.poll(() => place.href).toBe('/login?next=%2Fcheckout');
});

test('a user is asked for nothing that the account has, and orders as who they are', async () => {
  const { server } = openApp({ user: ada });
  await expect.element(button('Continue')).toBeVisible();
  expect(details().elements()).toEqual([]);
  expect(page.getByRole('link', { name: /Log in/ }).elements()).toEqual([]);
  await expect
    .poll(() => server.calls('getCart').at(-1)?.url.searchParams.get('user_id'))
    .toBe('4711');
});

test('a user without a telephone number is asked for it alone', async () => {
  const { stores } = openApp({ user: { ...ada, phone_no: '' } });
  await expect.element(details()).toBeVisible();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada Lovelace');
  await page.getByLabelText('Phone', { exact: true }).fill('0400 111 222');
  await expect.poll(() => stores.checkout.getState().guestDetails?.phone_no).toBe('0400 111 222');
});
