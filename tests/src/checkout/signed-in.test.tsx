import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
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

const asked = () => {
  const section = details().element().closest('section');
  return [...(section?.querySelectorAll('input') ?? [])].map(({ name }) => name);
};

describe('a user whose account lacks something', () => {
  test.each([
    [{ phone_no: '' }, ['phone_no'], /your phone number/],
    [
      { name: '', phone_no: '' },
      ['name', 'phone_no'],
      /Still needed: .*your name.* your phone number/,
    ],
    [{ name: '' }, ['name'], /Still needed: .*your name/],
  ])('%j is asked for that alone', async (lacking, fields, needed) => {
    openApp({ user: { ...ada, ...lacking } });
    await expect.element(details()).toBeVisible();
    expect(asked()).toEqual(fields);
    await expect.element(page.getByText(needed)).toBeVisible();
    expect(page.getByText(/your email/).elements()).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Ordering as' })).toBeVisible();
  });

  test('has it stored in the account, so that the order carries no details', async () => {
    const { server, stores } = openApp({ user: { ...ada, phone_no: '' } });
    let refusals = 1;
    server.further = ({ name, body }) => {
      if (name !== 'changeProfile') return null;
      refusals -= 1;
      const error = 'This is no telephone number.';
      if (refusals >= 0) return { status: 422, body: { error, code: 'invalid_phone' } };
      return { status: 200, body: { data: { ...ada, ...z.looseObject({}).parse(body) } } };
    };
    await page.getByLabelText('Phone', { exact: true }).fill('0400 111 222');
    await page.getByRole('radio', { name: /As soon as possible/ }).click();
    await button('Continue').click();
    await expect.element(page.getByText('This is no telephone number.')).toBeVisible();
    await expect.element(page.getByLabelText('Phone', { exact: true })).toHaveFocus();
    await button('Continue').click();
    await expect.poll(() => stores.account.getState().user?.phone_no).toBe('0400 111 222');
    expect(server.calls('changeProfile').at(-1)?.body).toEqual({
      name: 'Ada Lovelace',
      phone_no: '0400 111 222',
    });
    await expect
      .element(page.getByRole('heading', { name: 'Does this look right?' }))
      .toBeVisible();
  });
});
