import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { DeskStandIn, drawDesk, personOf, refusal } from '../desk-stand-in.tsx';
import { factorOf, passkeyOf } from './factor-of.ts';

const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ok = (data: unknown, status = 200) => ({ status, body: { data } });
const usePasskey = 'Use a passkey instead';
const options = {
  challenge: 'AAAA',
  timeout: 120_000,
  rpId: 'localhost',
  userVerification: 'required',
};

/** What the browser answers, in place of asking. */
function browserThatFails(name: string): void {
  const asked = vi
    .spyOn(navigator.credentials, 'get')
    .mockRejectedValue(new DOMException('No.', name));
  onTestFinished(() => asked.mockRestore());
}

function signedOut({ timeout }: { timeout: number } = options): DeskStandIn {
  const server = new DeskStandIn(null, false);
  server.refuse = ({ method, path }) => {
    if (path === '/v2/staff/desk') return refusal(401, 'staff_session_expired', '');
    if (`${method} ${path}` === 'POST /v2/staff/session/passkey-options') {
      return ok({ ...options, timeout }, 201);
    }
    return null;
  };
  drawDesk(server);
  return server;
}

describe('a browser that gives no passkey', () => {
  test.each([
    ['NotAllowedError', 'No passkey was used: the browser’s question was closed.'],
    ['SecurityError', 'Passkeys need a domain with HTTPS; this address is none.'],
    ['UnknownError', 'The browser could not use a passkey.'],
  ])('says so in words: %s', async (name, sentence) => {
    browserThatFails(name);
    const server = signedOut();
    await button(usePasskey).click();
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await expect.element(button(usePasskey)).toHaveFocus();
    expect(server.sent('POST', '/v2/staff/session/passkey')).toEqual([]);
  });

  test('says that nobody answered in time', async () => {
    browserThatFails('NotAllowedError');
    // However soon it comes, it is later than that.
    signedOut({ timeout: 0 });
    await button(usePasskey).click();
    await expect.element(page.getByRole('alert').getByText(/in time. Try again/)).toBeVisible();
  });

  test('without a connection says that instead', async () => {
    const server = signedOut();
    const { refuse } = server;
    server.refuse = (call) =>
      call.path.endsWith('passkey-options')
        ? refusal(503, 'database_unavailable', 'Please try again in a moment.')
        : refuse(call);
    await button(usePasskey).click();
    await expect.element(page.getByRole('alert').getByText(/in a moment/)).toBeVisible();
  });
});

/** A server whose person has this second factor. */
function serverWith(factor: SecondFactor): DeskStandIn {
  const server = new DeskStandIn(olive, false);
  let { passkeys } = factor;
  server.refuse = ({ method, path, body }) => {
    const at = `${method} ${path}`;
    if (at === 'GET /v2/staff/sessions') return ok([]);
    if (at === 'GET /v2/staff/second-factor') return ok({ ...factor, passkeys });
    if (at === 'POST /v2/staff/second-factor/recovery-codes') {
      return ok({ recovery_codes: ['abcde-fghjk'] });
    }
    if (method === 'PATCH') {
      passkeys = passkeys.map((it) => ({ ...it, name: String(Object(body).name) }));
      return ok(passkeys[0]);
    }
    if (path.endsWith('/removal')) {
      if (Object(body).password !== 'salt and pepper') {
        return refusal(403, 'wrong_current_password', 'This is not your present password.');
      }
      passkeys = [];
      return ok({});
    }
    return null;
  };
  drawDesk(server, '/desk/account');
  return server;
}

describe('a passkey on the page of one’s account', () => {
  const phone = passkeyOf('Phone');

  test('says where it does not work, and what became of a copied one', async () => {
    const old = passkeyOf('Old', {
      id: '00000000-0000-4000-8000-0000000000bb',
      host: 'old.example',
      works_here: false,
    });
    serverWith(factorOf({ passkeys: [{ ...phone, is_blocked: true }, old] }));
    await expect.element(page.getByText(/^Belongs to old.example/)).toBeVisible();
    await expect.element(page.getByText(/^Blocked: a copy of it/)).toBeVisible();
  });

  test('is renamed', async () => {
    const server = serverWith(factorOf({ passkeys: [phone] }));
    await button('Rename Phone').click();
    await page.getByLabelText('Name of the passkey').fill(' ');
    await button('Save').click();
    await expect.element(page.getByText('Write a name.')).toBeVisible();
    await page.getByLabelText('Name of the passkey').fill('Key ring');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('It is called Key ring now.')).toBeVisible();
    expect(server.sent('PATCH', `/v2/staff/passkeys/${phone.id}`)).toEqual([{ name: 'Key ring' }]);
  });

  test('is removed for the password alone', async () => {
    serverWith(factorOf({ passkeys: [phone] }));
    await button('Remove Phone').click();
    const dialog = page.getByRole('dialog', { name: 'Remove Phone?' });
    await expect.element(dialog.getByText(/your password alone signs in then/)).toBeVisible();
    await dialog.getByLabelText('Your password').fill('a guess');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This is not your present password.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Your password')).toHaveFocus();
    await dialog.getByLabelText('Your password').fill('salt and pepper');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Phone was removed.')).toBeVisible();
    await expect.element(button('Remove Phone')).not.toBeInTheDocument();
  });

  test('that is the last factor stays where one is required', async () => {
    serverWith(factorOf({ passkeys: [phone], is_required: true }));
    await button('Remove Phone').click();
    const dialog = page.getByRole('dialog', { name: 'Remove Phone?' });
    await expect.element(dialog.getByText(/your restaurant requires one/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Your password')).not.toBeInTheDocument();
  });

  test('gives other recovery codes for the password', async () => {
    const server = serverWith(factorOf({ passkeys: [phone], recovery_codes_left: 1 }));
    await expect.element(page.getByText('You have 1 recovery code left.')).toBeVisible();
    await button('New recovery codes').click();
    await page.getByLabelText('Your password', { exact: true }).fill('salt and pepper');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('abcde-fghjk')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/second-factor/recovery-codes')).toEqual([
      { password: 'salt and pepper' },
    ]);
  });
});

test('where one is required, a passkey may be added in place of the app', async () => {
  const server = new DeskStandIn(olive, false);
  server.session = { ...server.session, needs_second_factor: true };
  drawDesk(server);
  await expect.element(page.getByText('One more step')).toBeVisible();
  await button(usePasskey).click();
  await expect.element(page.getByLabelText('Name of the passkey')).toBeVisible();
  await button('Go on').click();
  await expect.element(page.getByText('Write your password.')).toBeVisible();
});
