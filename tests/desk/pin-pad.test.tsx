import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DeskStandIn, drawDesk, personOf, refusal } from './desk-stand-in.tsx';
import { sampleOrder } from './desk-stand-in-order.ts';

const pad = () => page.getByRole('dialog');
const field = () => page.getByLabelText('PIN', { exact: true });
const key = (name: string) => pad().getByRole('button', { name, exact: true });
const press = async (...names: string[]) => {
  for (const name of names) await key(name).click();
};

// All columns of the board beside each other, as on a tablet.
beforeEach(() => page.viewport(1180, 820));

function serverWith(person: string | null) {
  const server = new DeskStandIn(person === null ? null : personOf(person));
  server.pins.set('2580', personOf('Rosemary'));
  server.orders = [sampleOrder()];
  return server;
}

describe('at a device where nobody is', () => {
  test('a step of an order opens the pad, and is taken once the PIN is right', async () => {
    const server = serverWith(null);
    drawDesk(server);
    await page.getByRole('button', { name: /^Start preparing/ }).click();
    await expect.element(pad()).toHaveAccessibleName('Enter your PIN to go on');
    await press('2', '5', '8', '0', 'OK');
    await expect.element(pad()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Ready: order/ })).toBeVisible();
    await expect.element(page.getByText('Rosemary')).toBeVisible();
    // Once its time for an Undo is over, in the name of who is there now.
    await expect
      .poll(() => server.sent('POST', /status$/), { timeout: 20_000 })
      .toEqual([{ to: 'preparing' }]);
  });

  test('closing the pad leaves the order as it is, and nothing is sent', async () => {
    const server = serverWith(null);
    drawDesk(server);
    await page.getByRole('button', { name: /^Start preparing/ }).click();
    await pad().getByRole('button', { name: 'Close' }).click();
    await expect.element(pad()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Start preparing/ })).toBeVisible();
    expect(server.sent('POST', /./)).toEqual([]);
  });

  test('the pad opens over a dialog too, and what it asked for goes on', async () => {
    const server = serverWith(null);
    drawDesk(server);
    await page.getByRole('button', { name: /^Details of order/ }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('radio', { name: 'We close soon.' }).click();
    await page.getByRole('button', { name: 'Send and end the order' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect
      .poll(() => server.sent('POST', /status$/))
      .toEqual([{ to: 'cancelled', reason: 'We close soon.' }]);
  });

  test('it says that nobody is here, and who identifies is named', async () => {
    const server = serverWith(null);
    drawDesk(server);
    await expect.element(page.getByText('Nobody is here')).toBeVisible();
    await page.getByRole('button', { name: 'Enter PIN' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await expect.element(page.getByText('Rosemary')).toBeVisible();
    // Neither the way out nor the page of people is for a device.
    expect(page.getByRole('button', { name: 'Sign out' }).query()).toBeNull();
    expect(page.getByRole('link', { name: 'People' }).query()).toBeNull();
  });
});

describe('the pad', () => {
  test('takes keys of the keyboard and of the screen alike, eight digits at most', async () => {
    drawDesk(serverWith(null));
    await page.getByRole('button', { name: 'Enter PIN' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('12a');
    await press('3', '4', '5', '6', '7', '8', '9');
    await expect.element(field()).toHaveValue('12345678');
    await expect.element(page.getByText('8 digits')).toBeInTheDocument();
    await press('Delete the last digit');
    await userEvent.keyboard('{Backspace}');
    await expect.element(field()).toHaveValue('123456');
  });

  test('announces a wrong PIN, empties itself and is ready for the next', async () => {
    const server = serverWith(null);
    drawDesk(server);
    await page.getByRole('button', { name: 'Enter PIN' }).click();
    await press('1', '1', '1', '1', 'OK');
    await expect.element(pad().getByRole('alert')).toHaveTextContent('Nobody here has this PIN.');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await expect.element(page.getByText('Rosemary')).toBeVisible();
  });

  test('says how long too many wrong ones have to wait', async () => {
    const server = serverWith(null);
    const sentence = 'There were too many wrong PINs. Try again in 2 minutes.';
    server.refuse = ({ method, path }) =>
      method === 'POST' && path.endsWith('/person')
        ? refusal(429, 'too_many_requests', sentence)
        : null;
    drawDesk(server);
    await page.getByRole('button', { name: 'Enter PIN' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await expect.element(pad().getByRole('alert')).toHaveTextContent(sentence);
  });

  test('sends nothing before four digits, and writes a PIN nowhere', async () => {
    const server = serverWith(null);
    const { place } = drawDesk(server);
    await page.getByRole('button', { name: 'Enter PIN' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('258{Enter}');
    expect(server.sent('POST', '/v2/staff/desk/person')).toEqual([]);
    await userEvent.keyboard('0{Enter}');
    await expect.element(page.getByText('Rosemary')).toBeVisible();
    const stored = [
      place(),
      document.cookie,
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ];
    expect(stored.join(' ')).not.toContain('2580');
    await expect.element(pad()).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Switch/ }).click();
    await expect.element(field()).toHaveValue('');
  });
});

describe('at a device where somebody is', () => {
  test('another takes over, or nobody', async () => {
    const server = serverWith('Thyme');
    drawDesk(server);
    await page.getByRole('button', { name: 'Switch: Thyme is here' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await page.getByRole('button', { name: 'Switch: Rosemary is here' }).click();
    await page.getByRole('button', { name: 'Lock without anybody' }).click();
    await expect.element(page.getByText('Nobody is here')).toBeVisible();
    expect(server.session.person).toBeNull();
  });

  test('who the server has forgotten is asked for again, and what they did goes on', async () => {
    const server = serverWith('Thyme');
    drawDesk(server);
    await expect.element(page.getByText('Thyme')).toBeVisible();
    server.session = { ...server.session, person: null, seconds_left: null };
    await page.getByRole('button', { name: /^Details of order/ }).click();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('radio', { name: 'We close soon.' }).click();
    await page.getByRole('button', { name: 'Send and end the order' }).click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('2580{Enter}');
    await expect.element(page.getByText('Rosemary')).toBeInTheDocument();
    // Refused once, and sent again with the PIN.
    await expect.poll(() => server.sent('POST', /status$/)).toHaveLength(2);
  });

  test('a step that waits for its Undo goes in their name before another takes over', async () => {
    const server = serverWith('Thyme');
    drawDesk(server);
    await page.getByRole('button', { name: /^Start preparing/ }).click();
    await page.getByRole('button', { name: 'Switch: Thyme is here' }).click();
    await expect.poll(() => server.sent('POST', /status$/)).toEqual([{ to: 'preparing' }]);
    expect(server.session.person?.name).toBe('Thyme');
  });
});

test('the history of an order names who did what', async () => {
  const server = serverWith('Thyme');
  const event = { reason: '', promised_at: '2026-11-21T01:30:00.000Z' } as const;
  server.orders = [
    sampleOrder({
      events: [
        {
          ...event,
          id: 1,
          status: 'placed',
          actor: 'customer',
          at: '2026-11-21T01:00:00.000Z',
          by: null,
        },
        {
          ...event,
          id: 2,
          status: 'accepted',
          actor: 'staff',
          at: '2026-11-21T01:01:00.000Z',
          by: 'Rosemary',
        },
        {
          ...event,
          id: 3,
          status: 'accepted',
          actor: 'staff',
          at: '2026-11-21T01:02:00.000Z',
          by: 'Thyme',
          promised_at: '2026-11-21T01:45:00.000Z',
          reason: 'Two ovens',
        },
      ],
    }),
  ];
  drawDesk(server);
  await page.getByRole('button', { name: /^Details of order/ }).click();
  const steps = page.getByRole('dialog').getByRole('listitem');
  await expect.element(steps.nth(0)).toHaveTextContent(/Ordered · the customer$/);
  await expect.element(steps.nth(1)).toHaveTextContent(/Accepted · Rosemary$/);
  await expect.element(steps.nth(2)).toHaveTextContent(/New time: .*12:45.* · Thyme · Two ovens$/);
});
