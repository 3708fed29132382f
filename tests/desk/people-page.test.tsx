import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DeskStandIn, deviceOf, drawDesk, personOf, refusal } from './desk-stand-in.tsx';

const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const rosemary = personOf('Rosemary');

function open(change: (server: DeskStandIn) => void = () => undefined) {
  const server = new DeskStandIn(olive, false);
  server.people = [olive, rosemary];
  server.devices = [deviceOf('Tablet at the counter')];
  change(server);
  drawDesk(server, '/desk/people');
  return server;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

describe('the people of a restaurant', () => {
  test('are listed with their role and whether they have a PIN', async () => {
    open();
    await expect.element(page.getByText('Owner · No PIN')).toBeVisible();
    await expect.element(page.getByText('Desk · Has a PIN')).toBeVisible();
    await expect.element(page.getByText(/^Set up by Olive, .*Fri/)).toBeVisible();
  });

  test('get one more by a name and a PIN, which is checked before it is sent', async () => {
    const server = open();
    await button('Add a person').click();
    await button('Save').click();
    await expect.element(dialog().getByText('Write a name.')).toBeVisible();
    await page.getByLabelText('Name').fill('Thyme');
    await page.getByLabelText('PIN').fill('12');
    await button('Save').click();
    await expect.element(dialog().getByText('A PIN has 4 to 8 digits.')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/people')).toEqual([]);
    await page.getByLabelText('PIN').fill('77003');
    await button('Save').click();
    await expect.element(page.getByText('Thyme was added.')).toBeVisible();
    await expect.element(button('Change Thyme')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/people')).toEqual([
      { name: 'Thyme', restaurant_id: 1, pin: '77003' },
    ]);
  });

  test('that a PIN is taken stands beside it, and nothing typed is lost', async () => {
    const sentence = 'Somebody has this PIN already. Choose another one.';
    open((server) => {
      server.refuse = ({ method, path }) =>
        method === 'POST' && path === '/v2/staff/people'
          ? refusal(409, 'pin_taken', sentence)
          : null;
    });
    await button('Add a person').click();
    await page.getByLabelText('Name').fill('Thyme');
    await page.getByLabelText('PIN').fill('2580');
    await button('Save').click();
    await expect.element(dialog().getByText(sentence)).toBeVisible();
    await expect.element(page.getByLabelText('Name')).toHaveValue('Thyme');
    await expect.element(page.getByLabelText('PIN')).toHaveFocus();
  });

  test('keep their PIN where only the name is changed', async () => {
    const server = open();
    await button('Change Rosemary').click();
    await page.getByLabelText('Name').fill('Rosemary B.');
    await button('Save').click();
    await expect.element(page.getByText('Rosemary B. was saved.')).toBeVisible();
    expect(server.sent('PATCH', /people/)).toEqual([{ name: 'Rosemary B.' }]);
  });

  test(
    'are deactivated after a question only, and let back in with a new PIN',
    { tags: ['slow'] },
    async () => {
      const server = open();
      await button('Deactivate Rosemary').click();
      await expect.element(dialog()).toHaveTextContent('signed out everywhere at once');
      await dialog().getByRole('button', { name: 'Cancel' }).last().click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(server.sent('PATCH', /people/)).toEqual([]);
      await button('Deactivate Rosemary').click();
      await dialog().getByRole('button', { name: 'Deactivate' }).click();
      await expect.element(page.getByText('Rosemary was deactivated.')).toBeVisible();
      await button('Let Rosemary back in').click();
      await button('Save').click();
      await expect.element(dialog().getByText('A PIN has 4 to 8 digits.')).toBeVisible();
      await page.getByLabelText('New PIN').fill('9191');
      await button('Save').click();
      await expect.element(page.getByText('Rosemary may work here again.')).toBeVisible();
      expect(server.sent('PATCH', /people/)).toEqual([
        { is_active: false },
        { name: 'Rosemary', pin: '9191', is_active: true },
      ]);
    },
  );

  test('that the last owner stays is said in the question', async () => {
    const sentence = 'The last owner cannot be deactivated.';
    open((server) => {
      server.refuse = ({ method }) =>
        method === 'PATCH' ? refusal(409, 'last_owner', sentence) : null;
    });
    await button('Deactivate Olive').click();
    await dialog().getByRole('button', { name: 'Deactivate' }).click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence);
  });

  test('a list that does not come says so and is asked for again', async () => {
    let isDown = true;
    open((server) => {
      server.refuse = ({ path }) =>
        isDown && path === '/v2/staff/people' ? refusal(400, 'invalid_request', 'No.') : null;
    });
    await expect.element(page.getByText('This could not be loaded.')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(page.getByText('Rosemary')).toBeVisible();
  });
});

describe('the devices of a restaurant', () => {
  test('are signed out after a question', async () => {
    const server = open();
    await button('Sign out Tablet at the counter').click();
    await expect.element(dialog()).toHaveTextContent('It shows no orders from this moment on.');
    await dialog().getByRole('button', { name: 'Sign out' }).click();
    await expect.element(page.getByText('No device stays signed in.')).toBeVisible();
    expect(server.sent('DELETE', /devices/)).toHaveLength(1);
  });

  test('get this browser, which needs a PIN from then on', async () => {
    const server = open();
    await button('Keep this device signed in').click();
    await expect
      .element(page.getByLabelText('Name of this device'))
      .toHaveValue('Tablet at Newtown');
    await page.getByLabelText('Name of this device').fill('Kitchen');
    await button('Keep it signed in').click();
    await expect.element(page.getByText('Nobody is here')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/devices')).toEqual([
      { restaurant_id: 1, name: 'Kitchen' },
    ]);
  });
});

describe('the second factor of somebody who has lost it', () => {
  const sage = personOf('Sage', { email: 'sage@example.com', has_second_factor: true });

  test('is turned off by an owner, who is asked once more', async () => {
    const server = open((it) => {
      it.people = [{ ...olive, has_second_factor: true }, rosemary, sage];
    });
    await expect.element(page.getByText('Desk · Has a PIN · Has a second factor')).toBeVisible();
    // Nobody can be reset who has none, and one's own is on another page.
    await expect.poll(() => page.getByText('Reset second factor').elements().length).toBe(1);
    await button('Reset the second factor of Sage').click();
    await expect.element(dialog().getByText(/make sure that it is them/)).toBeVisible();
    expect(server.sent('DELETE', /second-factor$/)).toEqual([]);
    await dialog().getByRole('button', { name: 'Reset second factor' }).click();
    await expect
      .element(page.getByText('The second factor of Sage is off. A mail tells them.'))
      .toBeVisible();
    expect(server.sent('DELETE', `/v2/staff/people/${sage.id}/second-factor`)).toHaveLength(1);
  });

  test('is nothing that a manager turns off', async () => {
    const basil = personOf('Basil', { role: 'manager', email: 'basil@example.com' });
    const server = new DeskStandIn(basil, false);
    server.people = [sage];
    drawDesk(server, '/desk/people');
    await expect.element(button('Change Sage')).toBeVisible();
    await expect.element(button('Reset the second factor of Sage')).not.toBeInTheDocument();
  });
});
