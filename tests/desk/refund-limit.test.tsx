import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { RefundLimit } from '#desk/settings/refund-limit.tsx';
import { drawAtDesk } from './draw-desk.tsx';

/** The setting, at a server that stores it; the first answers that a test names come before. */
function open(answers: Response[] = []) {
  let limit = 0;
  const sent: unknown[] = [];
  drawAtDesk(<RefundLimit restaurantId={1} />, {
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith('/refund-limit')) return Response.json({ data: [] });
      if (request.method === 'PUT') {
        const body = await request.json();
        sent.push(body);
        const answer = answers.shift();
        if (answer) return answer;
        limit = body.limit;
      }
      return Response.json({ data: { limit, currency: 'AUD' } });
    },
  });
  return { sent };
}
const field = () => page.getByRole('textbox', { name: 'Staff may refund of one order up to' });
const save = () => page.getByRole('button', { name: 'Save the limit' });

it('says that only owners and managers refund, until a limit is saved', async () => {
  const { sent } = open();
  await expect.element(page.getByText('Now only owners and managers refund.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await field().fill('20,50');
  await save().click();
  await expect.element(page.getByText(/Now up to \$20\.50 of each order/)).toBeVisible();
  expect(sent).toEqual([{ limit: 20.5 }]);
});

it('takes amounts only', async () => {
  const { sent } = open();
  await field().fill('a lot');
  await expect.element(page.getByText('Write an amount, such as 20.00, or 0.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  expect(sent).toEqual([]);
});

it('keeps what was typed where the connection is gone, and says so', async () => {
  open([Response.error()]);
  await field().fill('15');
  await save().click();
  await expect.element(page.getByText(/It was not saved/)).toBeVisible();
  await expect.element(field()).toHaveValue('15');
  await save().click();
  await expect.element(page.getByText(/Now up to \$15\.00/)).toBeVisible();
});
