import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DeskStandIn, drawDesk, personOf, refusal } from '../desk-stand-in.tsx';
import { factorOf } from './factor-of.ts';

const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ok = (data: unknown, status = 200) => ({ status, body: { data } });
const secret = 'W7JVSI2KTX74B6NHVFOK3U4XR4CP7X66';
const codes = ['abcde-fghjk', 'mnpqr-stuvw'];

/** A server whose person has no second factor yet. */
function withoutFactor(server: DeskStandIn) {
  let isOn = false;
  server.refuse = ({ method, path, body }) => {
    const at = `${method} ${path}`;
    if (at === 'GET /v2/staff/sessions') return ok([]);
    if (at === 'GET /v2/staff/second-factor') {
      return ok(factorOf({ has_app: isOn, recovery_codes_left: isOn ? 2 : 0 }));
    }
    if (at === 'POST /v2/staff/second-factor') {
      return ok({ secret, uri: `otpauth://totp/Newtown:olive?secret=${secret}` }, 201);
    }
    if (at === 'PUT /v2/staff/second-factor') {
      if (Object(body).code !== '123456') return refusal(403, 'wrong_code', 'This code is wrong.');
      isOn = true;
      return ok({ recovery_codes: codes });
    }
    return null;
  };
}

async function setUp() {
  await page.getByLabelText('Your password', { exact: true }).fill('salt and pepper');
  await button('Go on').click();
  await expect.element(page.getByText('W7JV SI2K TX74 B6NH VFOK 3U4X R4CP 7X66')).toBeVisible();
  await page.getByLabelText('Code that the app shows').fill('000000');
  await button('Turn it on').click();
  await expect.element(page.getByText('This code is wrong.')).toBeVisible();
  await page.getByLabelText('Code that the app shows').fill('123456');
  await button('Turn it on').click();
  await expect.element(page.getByText(codes[0] ?? '')).toBeVisible();
  await button('I have stored them').click();
}

describe('the second factor', () => {
  test('is turned on on the page of one’s account', async () => {
    const server = new DeskStandIn(olive, false);
    withoutFactor(server);
    drawDesk(server, '/desk/account');
    await button('Turn it on').click();
    await setUp();
    await expect.element(page.getByText(/You have 2 recovery codes left/)).toBeVisible();
    await expect.element(page.getByText(codes[0] ?? '')).not.toBeInTheDocument();
    expect(server.sent('POST', '/v2/staff/second-factor')).toEqual([
      { password: 'salt and pepper' },
    ]);
  });

  test(
    'comes first where it is required, and the desk afterwards',
    { tags: ['slow'] },
    async () => {
      const server = new DeskStandIn(olive, false);
      withoutFactor(server);
      server.session = { ...server.session, needs_second_factor: true };
      drawDesk(server);
      await expect.element(page.getByText('One more step')).toBeVisible();
      server.session = { device: null, person: olive, seconds_left: null };
      await setUp();
      await expect.element(button('Sign out')).toBeVisible();
      await expect.element(page.getByText('One more step')).not.toBeInTheDocument();
    },
  );

  test('is asked for at the sign-in, after the password', async () => {
    const server = new DeskStandIn(null, false);
    server.refuse = ({ method, path, body }) => {
      if (path === '/v2/staff/desk')
        return server.session.person ? null : refusal(401, 'staff_session_expired', '');
      if (method !== 'POST' || path !== '/v2/staff/session') return null;
      const { code } = Object(body);
      if (code === undefined) return refusal(403, 'second_factor_required', 'At /desk.');
      if (code !== '123456') return refusal(403, 'wrong_code', 'This code is wrong.');
      server.session = { device: null, person: olive, seconds_left: null };
      return ok(olive, 201);
    };
    drawDesk(server);
    await page.getByLabelText('Email').fill('olive@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('salt and pepper');
    await expect.element(page.getByLabelText('Code')).not.toBeInTheDocument();
    await button('Sign in').click();
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await page.getByLabelText('Code').fill('000000');
    await button('Sign in').click();
    await expect.element(page.getByText('This code is wrong.')).toBeVisible();
    await page.getByLabelText('Code').fill('123456');
    await button('Sign in').click();
    await expect.element(button('Sign out')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/session').at(-1)).toMatchObject({ code: '123456' });
  });
});
