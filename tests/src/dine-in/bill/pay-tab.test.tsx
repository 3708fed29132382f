import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tabBill as words } from '#schemas/messages/en/tab-bill.ts';
import { ada, ben, line, mia, payment, round, sampleRounds, tabOf, unit } from './sample-tab.ts';
import { openBill, TabServer, violations } from './open-bill.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const dish = (name: string | RegExp) => page.getByRole('checkbox', { name });
const sum = () => page.getByRole('status', { name: words.sum.label });
const begun = 'POST /payments';

const fillCard = async () => {
  await page.getByLabelText('Card number').fill('4242 4242 4242 4242');
  await page.getByLabelText('Expiry').fill('08 / 29');
  await page.getByLabelText('Security code').fill('123');
};
const isFocused = async (name: string | RegExp) => {
  await expect.poll(() => document.activeElement === heading(name).query()).toBe(true);
};

describe('R83 choosing', () => {
  test('own dishes are chosen, single units of others can be, and a card pays them', async () => {
    const { server } = openBill();
    await expect.element(dish(/Margherita/)).toBeChecked();
    await expect.element(dish(/Garlic bread/)).not.toBeChecked();
    await expect.element(sum()).toHaveTextContent('You pay $18.50');
    await button('One Pale ale more').click();
    await expect.element(sum()).toHaveTextContent('You pay $24.50');
    expect(await violations()).toEqual([]);
    await button('Go on to pay $24.50').click();
    await isFocused('Pay $24.50 by card');
    expect(server.calls(begun)[0]?.body).toEqual({
      what: {
        kind: 'items',
        items: [
          { line_id: 1, quantity: 1 },
          { line_id: 2, quantity: 1 },
        ],
      },
      tip_amount: 0,
      expected_amount: 24.5,
      method: 'card',
    });
    expect(await violations()).toEqual([]);
    await fillCard();
    await button('Pay $24.50').click();
    await isFocused('Thank you, Mia!');
    await expect.element(page.getByText('You paid $24.50.')).toBeVisible();
    await expect.element(page.getByText('$15.00 is still open at the table.')).toBeVisible();
    const receipt = page.getByRole('link', { name: 'Order 41' });
    await expect.element(receipt).toHaveAttribute('href', expect.stringMatching(/confirmation/));
    expect(await violations()).toEqual([]);
    await button(words.done.more).click();
    await expect.element(page.getByText(words.open('$15.00'))).toBeVisible();
  });

  test('a tip by percent or amount, and cash rounded', async () => {
    const { server } = openBill();
    await radio('15 %').click();
    await expect.element(sum()).toHaveTextContent('Of the bill $18.50');
    await expect.element(sum()).toHaveTextContent('Tip $2.78');
    await expect.element(sum()).toHaveTextContent('You pay $21.28');
    await radio('Pay our staff in cash').click();
    await expect.element(sum()).toHaveTextContent('Rounded for cash $0.02');
    await expect.element(button('Pay $21.30 in cash')).toBeVisible();
    await radio('Other amount').click();
    await page.getByLabelText('Your tip').fill('101');
    await expect.element(page.getByText(/^A tip can be at most \$100/)).toBeVisible();
    await button(/in cash$/).click();
    expect(server.calls(begun)).toEqual([]);
    await page.getByLabelText('Your tip').fill('3,50');
    await button('Pay $22.00 in cash').click();
    await expect
      .poll(() => server.calls(begun)[0]?.body)
      .toMatchObject({
        tip_amount: 3.5,
        expected_amount: 18.5,
        method: 'cash',
      });
  });

  test('R67 points and a gift card pay first, and a card what they leave', async () => {
    const server = new TabServer(tabOf());
    server.points = 45;
    openBill(server.tab, server);
    await button('Use 40, as many as possible').click();
    await expect.element(sum()).toHaveTextContent('Your points -$4.00');
    await page.getByLabelText('Gift card code').fill('abcd');
    await button('Add').click();
    await expect.element(page.getByText('Gift card •••• WXYZ pays $10.00.')).toBeVisible();
    await expect.element(sum()).toHaveTextContent('Gift cards -$10.00');
    await expect.element(sum()).toHaveTextContent('You pay $4.50');
    expect(await violations()).toEqual([]);
    await button('Go on to pay $4.50').click();
    await isFocused('Pay $4.50 by card');
    expect(server.calls(begun)[0]?.body).toMatchObject({
      expected_amount: 18.5,
      method: 'card',
      points: 40,
      gift_cards: ['card.sig'],
    });
    await fillCard();
    await button('Pay $4.50').click();
    await isFocused('Thank you, Mia!');
    await expect.element(page.getByText('You paid $18.50.')).toBeVisible();
    await expect.element(page.getByText('Your points paid $4.00 of it.')).toBeVisible();
    await expect.element(page.getByText('Gift cards paid $10.00 of it.')).toBeVisible();
  });

  test('what a gift card pays all of is paid by one press, and a card that is refused is said', async () => {
    const server = new TabServer(tabOf());
    openBill(server.tab, server);
    await radio(words.kinds.amount).click();
    await page.getByLabelText('Amount', { exact: true }).fill('8');
    await page.getByLabelText('Gift card code').fill('abcd');
    await button('Add').click();
    await expect.element(page.getByText('$2.00 stays on it.')).toBeVisible();
    await expect.element(radio('Pay our staff in cash')).not.toBeInTheDocument();
    await expect.element(page.getByText(words.own.none)).toBeVisible();
    server.next(begun, {
      status: 409,
      body: { error: 'Nothing is left on this gift card.', code: 'gift_card_empty' },
    });
    await button(words.toNothing).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(/^Nothing is left/);
    await button(words.toNothing).click();
    await isFocused('Thank you, Mia!');
    expect(server.calls('POST /payments/…/card')).toEqual([]);
    await expect.element(page.getByText('Gift cards paid $8.00 of it.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test('equal parts: of how many, how many of them; odd cents are in the first', async () => {
    const { server, push } = openBill(
      tabOf({ rounds: [round('41', ben, [line(1, 'Feast', [unit(100)])])] }),
    );
    await radio(words.kinds.shares).click();
    await expect.element(sum()).toHaveTextContent('You pay $33.34');
    await page.getByRole('button', { name: words.parts.moreOf, exact: true }).click();
    await button(words.parts.moreOwn).click();
    await expect.element(sum()).toHaveTextContent('You pay $50.00');
    expect(await violations()).toEqual([]);
    const half = payment({ id: payment().id.replace('b1', 'b2'), guest_id: ben, kind: 'shares' });
    const rounds = server.tab.rounds;
    push(tabOf({ rounds, split: { of: 5, taken: 4 }, payments: [{ ...half, amount: 80 }] }));
    await expect.element(page.getByText('4 of 5 parts are paid or being paid.')).toBeVisible();
    await expect.element(sum()).toHaveTextContent('You pay $20.00');
    await button('Go on to pay $20.00').click();
    await expect
      .poll(() => server.calls(begun)[0]?.body)
      .toMatchObject({
        what: { kind: 'shares', of: 5, shares: 1 },
        expected_amount: 20,
      });
  });

  test(
    'another amount: no more than is open, and what is wrong is said and focused',
    { tags: ['slow'] },
    async () => {
      const { server } = openBill();
      await radio(words.kinds.amount).click();
      await page.getByLabelText('Amount', { exact: true }).fill('40');
      await expect.element(page.getByText('Only $39.50 is open.')).toBeVisible();
      await button(/^Go on to pay/).click();
      await expect.element(page.getByLabelText('Amount', { exact: true })).toHaveFocus();
      expect(server.calls(begun)).toEqual([]);
      await page.getByLabelText('Amount', { exact: true }).fill('20');
      expect(await violations()).toEqual([]);
      await button('Go on to pay $20.00').click();
      await expect
        .poll(() => server.calls(begun)[0]?.body)
        .toMatchObject({
          what: { kind: 'amount', amount: 20 },
        });
    },
  );

  test('everything that is open grows with what is ordered meanwhile', async () => {
    const { push } = openBill();
    await radio(words.kinds.rest).click();
    await expect.element(sum()).toHaveTextContent('You pay $39.50');
    push(tabOf({ rounds: [...sampleRounds(), round('43', ada, [line(9, 'Gelato', [unit(7)])])] }));
    await expect.element(sum()).toHaveTextContent('You pay $46.50');
    await expect.element(page.getByRole('radio', { name: words.kinds.rest })).toBeChecked();
  });

  test('what others took is unchosen, named, and stays so when it comes free again', async () => {
    const { push } = openBill();
    await dish(/Garlic bread/).click();
    await expect.element(sum()).toHaveTextContent('You pay $27.50');
    const rounds = (state: 'held' | 'open') => [
      round('41', mia, [line(1, 'Margherita', [unit(18.5)])]),
      round('42', ben, [
        line(2, 'Pale ale', [unit(6, 'paid', ben), unit(6)]),
        line(3, 'Garlic bread', [unit(9, state, state === 'held' ? ada : null)]),
      ]),
    ];
    push(tabOf({ rounds: rounds('held'), held: 9, paid: 6, open: 24.5 }));
    await expect.element(page.getByText(words.taken(1, 'Garlic bread', 'Ada'))).toBeVisible();
    await expect.element(page.getByText('1 × being paid by Ada')).toBeVisible();
    await expect.element(page.getByText('1 × paid by Ben')).toBeVisible();
    await expect.element(sum()).toHaveTextContent('You pay $18.50');
    expect(await violations()).toEqual([]);
    push(tabOf({ rounds: rounds('open'), paid: 6, open: 33.5 }));
    await expect.element(dish(/Garlic bread/)).not.toBeChecked();
    await expect.element(sum()).toHaveTextContent('You pay $18.50');
  });

  test.each([
    ['tab_changed', words.changed],
    ['tab_item_taken', words.itemTaken],
  ])('%s draws the tab as it is and asks to look again', async (code, sentence) => {
    const { server } = openBill();
    await radio(words.kinds.rest).click();
    await expect.element(sum()).toHaveTextContent('You pay $39.50');
    const data = tabOf({
      rounds: [...sampleRounds(), round('43', ada, [line(9, 'Gelato', [unit(7)])])],
    });
    server.next(begun, { status: 409, body: { error: 'Changed', code, data } });
    await button('Go on to pay $39.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(page.getByRole('alert')).toHaveFocus();
    await expect.element(sum()).toHaveTextContent('You pay $46.50');
    expect(server.calls(begun)).toHaveLength(1);
    await button('Go on to pay $46.50').click();
    await expect.poll(() => server.calls(begun)[1]?.body).toMatchObject({ expected_amount: 46.5 });
    expect(server.calls(begun)[1]?.key).not.toBe(server.calls(begun)[0]?.key);
  });

  test('a reply that was lost is asked for under the same key, and a server that waits is told', async () => {
    const { server } = openBill();
    server.next(begun, 'reply lost');
    const busy = 'We are busy right now. Please try again in a moment.';
    server.next(begun, { status: 503, body: { error: busy, code: 'unavailable' } });
    await button('Go on to pay $18.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.unreached);
    await button('Go on to pay $18.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(busy);
    await button('Go on to pay $18.50').click();
    await isFocused('Pay $18.50 by card');
    expect(new Set(server.calls(begun).map(({ key }) => key)).size).toBe(1);
    expect(server.tab.payments).toHaveLength(1);
  });

  test('nothing chosen is said, and nothing sent', async () => {
    const { server } = openBill();
    await dish(/Margherita/).click();
    await button(/^Go on to pay/).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.nothingChosen);
    expect(server.calls(begun)).toEqual([]);
  });

  test('where others pay all that is left it is said who, and nothing is asked', async () => {
    openBill(tabOf({ payments: [payment({ guest_id: ben, method: 'cash', amount: 39.5 })] }));
    await expect.element(heading(words.waiting.heading)).toBeVisible();
    await expect.element(page.getByText('Ben: $39.50 in cash')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
