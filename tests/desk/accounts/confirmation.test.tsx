import axe from 'axe-core';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SecondFactor } from '#schemas/api/staff-second-factor.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { DeskStandIn, drawDesk, personOf, refusal } from '../desk-stand-in.tsx';
import { factorOf, passkeyOf } from './factor-of.ts';

beforeEach(async () => {
  await Promise.all(settingsPages.map(({ part }) => part.preload()));
});

const ok = (data: unknown, status = 200) => ({ status, body: { data } });
const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const proof = '/v2/staff/session/confirmation';
const isKey = /^\/v2\/staff\/api-keys\/[\w-]{36}$/;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Confirm that it is you' });
const password = () => dialog().getByLabelText('Your password');
/** The new key, which is shown once. */
const made = () => page.getByLabelText('Access key', { exact: true });
const name = () => page.getByLabelText('Name', { exact: true });

/** A server that makes keys once somebody has confirmed by “salt and pepper” or the code 123456. */
function serverWith(factor: SecondFactor = factorOf()): DeskStandIn {
  const server = new DeskStandIn({ ...olive, restaurant_id: null }, false);
  let isConfirmed = false;
  server.refuse = ({ method, path, body }) => {
    const at = `${method} ${path}`;
    if (at === 'GET /v2/staff/webhooks' || at === 'GET /v2/staff/api-keys') return ok([]);
    if (at === 'GET /v2/staff/second-factor') return ok(factor);
    if (at === 'POST /v2/staff/session/passkey-options') {
      const rpId = 'localhost';
      return ok({ challenge: 'AAAA', timeout: 120_000, rpId, userVerification: 'required' }, 201);
    }
    if (at === `POST ${proof}`) {
      const { password: tried, code } = Object(body);
      isConfirmed = tried === 'salt and pepper' || code === '123456';
      if (isConfirmed) return ok({ confirmed_until: '2026-11-20T02:10:00.000Z' });
      return code === undefined
        ? refusal(403, 'wrong_current_password', 'This is not your present password.')
        : refusal(403, 'wrong_code', 'This code is wrong or was used already.');
    }
    if (method !== 'PUT' || !isKey.test(path)) return null;
    if (!isConfirmed) {
      const sentence = 'Nothing was changed: confirm first that it is you.';
      return refusal(403, 'confirmation_required', sentence);
    }
    const rest = {
      prefix: 'srv_1.Abc',
      created_at: '2026-11-20T02:00:00.000Z',
      created_by: 'Olive',
    };
    const api_key = { ...Object(body), ...rest, id: path.slice(-36), expires_at: null };
    return ok({ api_key: { ...api_key, last_used_at: null }, key: 'srv_1.whole' });
  };
  drawDesk(server, '/desk/settings/other-systems');
  return server;
}

async function makeKey() {
  await button('Make a key').click();
  await name().fill('Till');
  await page.getByRole('checkbox').first().click();
  await name().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).toBeVisible();
}

describe('what wants a confirmation', () => {
  test('asks for the password, and goes on with what was typed, by the keyboard alone', async () => {
    const server = serverWith();
    await makeKey();
    await expect.element(password()).toHaveFocus();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
    await userEvent.keyboard('salt and pepper{Enter}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(made()).toHaveValue('srv_1.whole');
    await expect.element(page.getByText('Copy this for Till now')).toHaveFocus();
    const [first, second] = server.sent('PUT', isKey);
    expect(second).toEqual(first);
    expect(server.sent('POST', proof)).toEqual([{ password: 'salt and pepper' }]);
  });

  test('says what is wrong with the password, in the dialog', async () => {
    const server = serverWith();
    await makeKey();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('Write your password.')).toBeVisible();
    expect(server.sent('POST', proof)).toEqual([]);
    await password().fill('a guess');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('This is not your present password.')).toBeVisible();
    await expect.element(password()).toHaveFocus();
    expect(server.sent('PUT', isKey)).toHaveLength(1);
  });

  test('is not done where the dialog is closed, and what was typed stays', async () => {
    const server = serverWith();
    await makeKey();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText(/^Nothing was changed: confirm first/)).toBeVisible();
    await expect.element(name()).toHaveValue('Till');
    expect(server.sent('PUT', isKey)).toHaveLength(1);
    await name().click();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog()).toBeVisible();
  });

  test('says so where the server is not reached, and is asked again', async () => {
    const server = serverWith();
    await makeKey();
    const { refuse } = server;
    server.refuse = (call) =>
      call.path === proof ? Promise.reject(new TypeError('Failed to fetch')) : refuse(call);
    await userEvent.keyboard('salt and pepper{Enter}');
    await expect.element(dialog().getByText(/^We could not reach the server/)).toBeVisible();
    server.refuse = refuse;
    await userEvent.keyboard('{Enter}');
    await expect.element(made()).toHaveValue('srv_1.whole');
  });
});

describe('whoever has a second factor', () => {
  test('may confirm by a code of the app', async () => {
    const server = serverWith(factorOf({ has_app: true }));
    await makeKey();
    await button('Use a code').click();
    const code = dialog().getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveFocus();
    await userEvent.keyboard('000000{Enter}');
    await expect.element(dialog().getByText(/^This code is wrong/)).toBeVisible();
    await code.fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(made()).toHaveValue('srv_1.whole');
    expect(server.sent('POST', proof)).toEqual([{ code: '000000' }, { code: '123456' }]);
  });

  test('may confirm by a passkey of this address, and reads why the browser gave none', async () => {
    const asked = vi
      .spyOn(navigator.credentials, 'get')
      .mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
    onTestFinished(() => asked.mockRestore());
    serverWith(factorOf({ passkeys: [passkeyOf('Phone')] }));
    await makeKey();
    await button('Use a passkey').click();
    await expect.element(dialog().getByText(/^No passkey was used/)).toBeVisible();
    await expect.element(button('Use a passkey')).toHaveFocus();
  });

  test('is offered no passkey that does not work here', async () => {
    serverWith(factorOf({ has_app: true, passkeys: [passkeyOf('Old', { works_here: false })] }));
    await makeKey();
    await expect.element(button('Use a code')).toBeVisible();
    expect(button('Use a passkey').query()).toBeNull();
  });
});
