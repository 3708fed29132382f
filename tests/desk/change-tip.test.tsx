import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ChangeTip } from '#desk/board/change-tip.tsx';
import { drawAtDesk } from './draw-desk.tsx';
import { orderWith } from './sample-order.ts';

/** An order with a tip of $2.00, of which the bank holds as much. */
const held = orderWith({ tip: 2, tip_limit: 2, tip_fixed: null, payment_method: 'card' });

function open(answers: Response[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  const done: string[] = [];
  drawAtDesk(<ChangeTip order={held} onDone={() => done.push('done')} onBack={() => undefined} />, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith(`/orders/${held.id}/tip`)) return Response.json({ data: [] });
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answers.shift() ?? Response.json({ data: held });
    },
  });
  return { sent, done };
}
const field = () => page.getByRole('textbox', { name: 'Tip, up to $2.00' });
const save = () => page.getByRole('button', { name: 'Save the tip' });

it('says how far the bank holds it, and takes no more', async () => {
  const { sent } = open([]);
  await expect.element(page.getByText(/a higher tip can only be given in cash/)).toBeVisible();
  await field().fill('2.50');
  await expect.element(page.getByText('Write an amount from 0 up to $2.00.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  expect(sent).toEqual([]);
});

it('sends the tip with the one that was seen, by one key until it is answered', async () => {
  const { sent, done } = open([Response.error()]);
  await field().fill('0,50');
  await save().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await save().click();
  await expect.poll(() => done).toEqual(['done']);
  expect(sent.map(({ body }) => body)).toEqual([
    { tip: 0.5, seen: 2 },
    { tip: 0.5, seen: 2 },
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('reads out why the server refused', async () => {
  const error = 'The card is being charged at this moment, so the tip stands.';
  open([Response.json({ error, code: 'tip_fixed' }, { status: 409 })]);
  await field().fill('1');
  await save().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(error);
});
