import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FinishedOpenIdSignIn } from '#schemas/api/user-openid.ts';
import { ada, AccountServer, refusal } from './account-server.ts';
import { openAccount, openAsAda } from './open-account.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const providerId = '00000000-0000-4000-8000-0000000000aa';
const requestId = '00000000-0000-4000-8000-00000000c0de';
const pass = { id: providerId, name: 'Pass' };
const back = '/login?next=%2Fterms#state=s1&code=c1&iss=https%3A%2F%2Flogin.example.com';

function withPass(): AccountServer {
  const server = new AccountServer();
  server.providers = [pass];
  return server;
}
const finished = (data: FinishedOpenIdSignIn) => ({ status: 201, body: { data } });
const signedIn = finished({
  kind: 'signed_in',
  signed_in: { token: '139.u.token', user: ada, has_merged_cart: true, is_new: false },
});
const codeSent = (because: 'account_exists' | 'email_unverified') =>
  finished({
    kind: 'code_sent',
    provider: 'Pass',
    email: ada.email,
    because,
    sent: { request_id: requestId, expires_in: 600, resend_in: 60 },
  });
const problems = async () => {
  const main = page.getByRole('main').element();
  return (await axe.run(main)).violations.map(({ id }) => id);
};

describe('the buttons of providers', () => {
  test('are not there where there are none', async () => {
    const { server } = openAccount('/login');
    await expect.element(heading('Log in')).toBeVisible();
    await expect
      .poll(() => server.sent.some(({ name }) => name === 'listOpenIdProviders'))
      .toBe(true);
    await expect.element(page.getByText('or', { exact: true })).not.toBeInTheDocument();
  });

  test.each(['/login', '/signup'])('at %s say where a sign-in leads back to', async (at) => {
    const { server } = openAccount(`${at}?next=%2Fcheckout%3Fstep%3D2`, withPass());
    server.next('startOpenIdSignIn', refusal(503, 'openid_unreachable', 'Pass is not there.'));
    await button('Continue with Pass').click();
    await expect.element(page.getByText('Pass is not there.')).toBeVisible();
    expect(server.bodies('startOpenIdSignIn')).toEqual([
      { tenant_id: 139, provider_id: providerId, next: '/checkout?step=2' },
    ]);
    expect(await problems()).toEqual([]);
  });
});

describe('who comes back from a provider', () => {
  test('is signed in with the guest’s token, and goes on to where they came from', async () => {
    const server = withPass();
    server.next('finishOpenIdSignIn', signedIn);
    const { address, isIn } = openAccount(back, server);
    await expect.poll(address).toBe('/terms');
    expect(isIn()).toBe(true);
    expect(server.bodies('finishOpenIdSignIn')).toEqual([
      { tenant_id: 139, state: 's1', code: 'c1', iss: 'https://login.example.com' },
    ]);
  });

  test.each([
    [403, 'openid_refused', 'You were not signed in at Pass.'],
    [409, 'openid_attempt_over', 'This sign-in was begun too long ago.'],
  ])(
    'with %i %s reads why, keeps where it leads, and can begin again',
    async (status, code, sentence) => {
      const server = withPass();
      server.next('finishOpenIdSignIn', refusal(status, code, sentence));
      const { address } = openAccount(back, server);
      await expect.element(page.getByText(sentence)).toBeVisible();
      // What came back counts no second time.
      expect(address()).toBe('/login?next=%2Fterms');
      await expect.element(button('Continue with Pass')).toBeVisible();
      await expect.element(field('Email')).toBeVisible();
      expect(await problems()).toEqual([]);
    },
  );

  test('without the network reads that nothing was reached', async () => {
    const server = withPass();
    server.next('finishOpenIdSignIn', 'no reply');
    openAccount(back, server);
    await expect.element(page.getByText(/We could not be reached/)).toBeVisible();
  });

  test(
    'with the address of an account proves it by the code, or by its password',
    { tags: ['slow'] },
    async () => {
      const server = withPass();
      server.next('finishOpenIdSignIn', codeSent('account_exists'));
      const { address, isIn } = openAccount(back, server);
      await expect.element(heading('Is this your account?')).toHaveFocus();
      await expect.element(page.getByText(/ada@example\.com has an account here/)).toBeVisible();
      expect(await problems()).toEqual([]);
      await button('Use your password instead').click();
      server.next('confirmOpenIdSignIn', refusal(401, 'wrong_password', 'That is not it.'));
      await field('Password').fill('a guess');
      await button('Log in').click();
      await expect.element(page.getByText('That is not it.')).toBeVisible();
      await button('Use the code instead').click();
      await field('Code').fill('123 456');
      await button('Log in').click();
      await expect.poll(address).toBe('/terms');
      expect(isIn()).toBe(true);
      expect(server.bodies('confirmOpenIdSignIn')).toEqual([
        { tenant_id: 139, request_id: requestId, password: 'a guess' },
        { tenant_id: 139, request_id: requestId, code: '123 456' },
      ]);
    },
  );

  test('with an address that nobody has verified confirms it, and is not asked for a password', async () => {
    const server = withPass();
    server.next('finishOpenIdSignIn', codeSent('email_unverified'));
    openAccount(back, server);
    await expect.element(heading('Confirm your email')).toBeVisible();
    await expect.element(button('Use your password instead')).not.toBeInTheDocument();
    await button('Log in').click();
    await expect.element(page.getByText('The code has 6 digits.')).toBeVisible();
  });
});

test('a connected account is removed from the profile for a proof', async () => {
  const server = new AccountServer();
  const at = '2026-11-20T01:00:00Z';
  server.connected = [{ id: providerId, provider: 'Pass', connected_at: at, last_used_at: at }];
  openAsAda('/profile', server);
  await button('Remove the connection with Pass').click();
  await field('Your password').fill('correct horse');
  await button('Remove').click();
  await expect.element(page.getByText('The connection with Pass was removed.')).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Connected accounts' }))
    .not.toBeInTheDocument();
  expect(server.bodies('removeConnectedSignIn')).toEqual([
    { proof: { password: 'correct horse' } },
  ]);
});
