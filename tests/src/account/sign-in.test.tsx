import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nextPageOf } from '#src/features/account/next-page.ts';
import { ada, refusal } from './account-server.ts';
import { openAccount, openAsAda } from './open-account.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

describe('/login', () => {
  test('signs in with the guest’s token, and goes on to where one came from', async () => {
    const { server, isIn, address, stores } = openAccount('/login?next=%2Fterms');
    stores.account.getState().getGuestUser();
    stores.account.getState().setGuestToken('139.guest');
    await field('Email').fill('ada@example.com');
    await field('Password').fill('correct horse');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/terms');
    expect(isIn()).toBe(true);
    expect(server.sent.find(({ name }) => name === 'signIn')).toEqual({
      name: 'signIn',
      // The guest's cart is the user's from then on (rule R49).
      authorization: 'Bearer 139.guest',
      body: { tenant_id: 139, email: 'ada@example.com', password: 'correct horse' },
    });
    const { guestUser, guestToken, user } = stores.account.getState();
    expect([guestUser, guestToken, user?.name]).toEqual([null, null, 'Ada Lovelace']);
  });

  test('R49 says what the server refused, keeps what was typed and the guest, and can be tried again', async () => {
    const { server, isIn, address, stores } = openAccount('/login');
    const sentence = 'Email or password is wrong.';
    stores.account.getState().getGuestUser();
    stores.account.getState().setGuestToken('139.guest');
    server.next('signIn', refusal(401, 'wrong_password', sentence));
    await field('Email').fill('ada@example.com');
    await field('Password').fill('wrong');
    await button('Log in').click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(field('Password')).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('ada@example.com');
    expect(stores.account.getState().guestToken).toBe('139.guest');
    server.next('signIn', 'no reply');
    await button('Log in').click();
    await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
    expect(isIn()).toBe(false);
    await button('Log in').click();
    await expect.poll(address).toBe('/profile');
  });

  test('has the names that password managers fill in, and is whole for everybody', async () => {
    const { server } = openAccount('/login');
    await expect.element(heading('Log in')).toHaveFocus();
    expect(field('Email').element().getAttribute('autocomplete')).toBe('username');
    expect(field('Password').element().getAttribute('autocomplete')).toBe('current-password');
    await button('Log in').click();
    await expect.element(page.getByText(/Write an email address/)).toBeVisible();
    await expect.element(page.getByText('Write your password.')).toBeVisible();
    expect(server.bodies('signIn')).toEqual([]);
    const main = page.getByRole('main').element();
    expect((await axe.run(main)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('who is signed in already is led on', async () => {
    const { address } = openAsAda('/login?next=%2Fterms');
    await expect.poll(address).toBe('/terms');
  });
});

test.each([
  ['/.//other.example', '/profile'],
  ['/terms#%', '/terms'],
  ['/terms#%E0%A4%A', '/terms'],
  ['/terms?%', '/terms?%'],
  ['/%', '/%'],
  ['/no-such-page', '/no-such-page'],
])('leads on to %j without breaking the page', async (next, expected) => {
  const { address } = openAsAda(`/login?next=${encodeURIComponent(next)}`);
  await expect.poll(address).toBe(expected);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(heading('Unexpected Application Error').elements()).toEqual([]);
});

test.each([
  ['', '/profile'],
  ['?next=/checkout%3Fstep%3D2', '/checkout?step=2'],
  ['?next=https://evil.example/', '/profile'],
  ['?next=//evil.example/', '/profile'],
  ['?next=/%5Cevil.example', '/profile'],
  ['?next=javascript:alert(1)', '/profile'],
  ['?next=menu', '/profile'],
])('a sign-in with %j leads to %s', (search, expected) => {
  expect(nextPageOf(search)).toBe(expected);
});

describe('a code by mail', () => {
  test('signs in as soon as its last digit is there', async () => {
    const { server, address } = openAccount('/login?next=%2Fterms');
    await field('Email').fill('ada@example.com');
    await button('Email me a code instead').click();
    await expect.element(heading('Enter your code')).toHaveFocus();
    await expect.element(page.getByText(/6 digits to ada@example\.com/)).toBeVisible();
    expect(field('Code').element().getAttribute('autocomplete')).toBe('one-time-code');
    await field('Code').click();
    await userEvent.keyboard('123 456');
    await expect.poll(address).toBe('/terms');
    expect(server.bodies('signInByCode')).toEqual([
      { tenant_id: 139, request_id: '00000001-0000-4000-8000-00000000c0de', code: '123 456' },
    ]);
  });

  test('makes an account where there is none, and asks for name and phone then', async () => {
    const { server, address, stores } = openAccount('/login?next=%2Fterms');
    server.user = { ...ada, name: '', phone_no: '' };
    await field('Email').fill('ada@example.com');
    await button('Email me a code instead').click();
    await field('Code').fill('123456');
    await expect.element(heading('Your account is ready')).toHaveFocus();
    await expect.element(page.getByText(/ada@example\.com had no account here/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Not now' }))
      .toHaveAttribute('href', '/terms');
    await button('Save').click();
    await expect.element(page.getByText('Write your name, without a web address.')).toBeVisible();
    await field('Name').fill('Ada Lovelace');
    server.next('changeProfile', 'no reply');
    await button('Save').click();
    await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
    await field('Phone').fill('0400 000 000');
    await button('Save').click();
    await expect.poll(address).toBe('/terms');
    expect(server.bodies('changeProfile').at(-1)).toEqual({
      name: 'Ada Lovelace',
      phone_no: '0400 000 000',
    });
    expect(stores.account.getState().user?.name).toBe('Ada Lovelace');
  });

  test('of a sign-up signs in to the account that was there, and says so', async () => {
    const request = crypto.randomUUID();
    const { address } = openAccount(
      `/otp-verification?for=sign-up&request=${request}&next=%2Fterms`,
    );
    await field('Code').fill('123456');
    await expect.poll(address).toBe('/terms');
    await expect.element(page.getByText('You had an account already')).toBeVisible();
  });

  test('is sent again after the pause, and only the newest one counts', async () => {
    const { server, address } = openAccount('/login');
    server.next('requestSignInCode', {
      status: 201,
      body: { data: { request_id: crypto.randomUUID(), expires_in: 600, resend_in: 0 } },
    });
    await field('Email').fill('ada@example.com');
    await button('Email me a code instead').click();
    await button('Send another code').click();
    await expect.element(page.getByText(/Only the newest one counts/)).toBeVisible();
    await expect.element(button(/Send another code \(in \d+ s\)/)).toBeVisible();
    server.next('signInByCode', refusal(403, 'wrong_one_time_code', 'This is not the code.'));
    await field('Code').fill('111111');
    await expect.element(page.getByText('This is not the code.')).toBeVisible();
    await field('Code').fill('123456');
    await button('Log in').click();
    await expect.poll(address).toBe('/profile');
    expect(server.bodies('signInByCode')).toMatchObject([
      { request_id: '00000001-0000-4000-8000-00000000c0de', code: '111111' },
      { request_id: '00000001-0000-4000-8000-00000000c0de', code: '123456' },
    ]);
  });

  test('is still answered after the page was loaded again', async () => {
    const request = crypto.randomUUID();
    const { server } = openAccount(`/otp-verification?for=sign-up&request=${request}`);
    await expect.element(page.getByText('We mailed you a code of 6 digits.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Start again' })).toBeVisible();
    await field('Code').fill('123456');
    await expect.poll(() => server.bodies('verifySignUp')).toHaveLength(1);
  });

  test.each(['/otp-verification', '/otp-verification?for=else&request=x'])(
    '%s leads to the log-in',
    async (at) => {
      const { address } = openAccount(at);
      await expect.poll(address).toBe('/login');
    },
  );
});

describe('/signup', () => {
  test('asks for a code with what was written, and the code makes the account', async () => {
    const { server, address, isIn } = openAccount('/signup?next=%2Fterms');
    await field('Name').fill('Ada Lovelace');
    await field('Email').fill('ada@example.com');
    await field('Phone').fill('0400 000 000');
    await field('Password').fill('short');
    await button('Create an account').click();
    await expect.element(page.getByText('Use at least 10 characters.')).toBeVisible();
    expect(server.bodies('signUp')).toEqual([]);
    await field('Password').fill('correct horse battery');
    await button('Create an account').click();
    await expect.element(heading('Confirm your email')).toBeVisible();
    expect(server.bodies('signUp')).toEqual([
      {
        tenant_id: 139,
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone_no: '0400 000 000',
        password: 'correct horse battery',
      },
    ]);
    await field('Code').fill('123456');
    await expect.poll(address).toBe('/terms');
    expect(isIn()).toBe(true);
  });

  test('says at its field that a password is common', async () => {
    const { server } = openAccount('/signup');
    const sentence = 'Many people have this password. Choose another one.';
    server.next('signUp', refusal(422, 'common_password', sentence));
    await field('Name').fill('Ada');
    await field('Email').fill('ada@example.com');
    await field('Password').fill('password1234');
    await button('Create an account').click();
    await expect.element(field('Password')).toHaveAccessibleDescription(new RegExp(sentence));
    await expect.element(field('Password')).toHaveFocus();
    const main = page.getByRole('main').element();
    expect((await axe.run(main)).violations.map(({ id }) => id)).toEqual([]);
  });
});

test('a forgotten password is replaced by the code of a mail', async () => {
  const { server, address } = openAccount('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await field('Email').fill('ada@example.com');
  await button('Mail me a code').click();
  await expect.element(heading('Choose another password')).toBeVisible();
  await field('Code').fill('123456');
  await field('Password').fill('correct horse battery');
  await button('Save the password').click();
  await expect.poll(address).toBe('/profile');
  expect(server.bodies('setPasswordByCode')).toMatchObject([
    { code: '123456', password: 'correct horse battery' },
  ]);
});
