import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { StaffContactThread } from '#schemas/api/staff-contact-messages.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { paths } from '#ui/paths.ts';
import { refusal } from '../desk-stand-in.tsx';
import { ok, openSettings } from '../settings/settings-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});
afterEach(() => page.viewport(414, 896));

const id = '0b8d5a3e-7a1c-4c55-9d4e-1f2a3b4c5d6e';
const base = '/v2/staff/contact-messages';
const one = `${base}/${id}`;
const thread: StaffContactThread = {
  id,
  state: 'open',
  is_suspected: false,
  subject: 'order',
  restaurant: { id: 1, name: 'Newtown' },
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0400 000 000',
  order_number: '117',
  text: 'The soup was cold.\nCan you help?',
  sent_at: '2026-11-20T02:00:00.000Z',
  revision: 0,
  answers: [],
};
const answered = (text: string, by = 'Olive', revision = 1): StaffContactThread => ({
  ...thread,
  state: 'answered',
  revision,
  answers: [
    {
      id: '1b8d5a3e-7a1c-4c55-9d4e-1f2a3b4c5d6e',
      text,
      by,
      at: '2026-11-20T03:00:00.000Z',
      mailed_at: null,
    },
  ],
});
type Answers = Parameters<typeof openSettings>[1];

/** The page as an owner sees it, of a server that has one message. */
function open(answers: Answers = {}, search = '') {
  const state = { thread };
  const set = (to: 'open' | 'closed') => () => {
    state.thread = { ...state.thread, state: to, revision: state.thread.revision + 1 };
    return ok(state.thread);
  };
  const { server, place } = openSettings(`${paths.deskPage('messages')}${search}`, {
    [`GET ${base}`]: () =>
      ok({
        messages: state.thread.state === 'open' ? [{ ...state.thread }] : [],
        next: null,
        open_count: state.thread.state === 'open' ? 1 : 0,
      }),
    [`GET ${one}`]: () => ok(state.thread),
    [`POST ${one}/answers`]: (body) => {
      const { text } = contract.answerContactMessage.body.parse(body);
      state.thread = answered(text);
      return ok(state.thread, 201);
    },
    [`POST ${one}/close`]: set('closed'),
    [`POST ${one}/reopen`]: set('open'),
    ...answers,
  });
  return { server, place, state };
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const text = () => page.getByLabelText('Your answer');

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`);
}

async function answer(words: string) {
  await text().fill(words);
  await button('Send…').click();
  await inDialog('Send it').click();
}

describe('the messages', () => {
  test('that wait are listed and counted, and one is opened in the address', async () => {
    const { place } = open();
    await expect.element(page.getByText('1 waits for an answer')).toBeVisible();
    expect(await axeProblems()).toEqual([]);
    await button('Read the message from Ada Lovelace').click();
    await expect.element(page.getByText('The soup was cold.')).toBeVisible();
    await expect.element(page.getByText('Order 117')).toBeVisible();
    await expect.poll(place).toBe(`/desk/messages?message=${id}`);
    expect(await axeProblems()).toEqual([]);
    await button('All messages').click();
    await expect.element(page.getByText('1 waits for an answer')).toBeVisible();
  });

  test('of another kind are chosen by the keyboard, and say where there are none', async () => {
    const { place } = open({
      [`GET ${base}`]: () => ok({ messages: [], next: null, open_count: 0 }),
    });
    await expect.element(page.getByText('No message waits for an answer.')).toBeVisible();
    await page.getByRole('radio', { name: 'To answer' }).click();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByText('None is answered yet.')).toBeVisible();
    await expect.poll(place).toBe('/desk/messages?show=answered');
    await page.getByRole('radio', { name: 'Set aside' }).click();
    await expect.element(page.getByText(/^These look like advertising/)).toBeVisible();
  });

  test.each([414, 820, 1440])('fit a window of %i px', async (width) => {
    await page.viewport(width, 900);
    const { state } = open({}, `?message=${id}`);
    state.thread = { ...thread, text: 'x'.repeat(600), email: `${'a'.repeat(60)}@example.com` };
    await expect
      .element(page.getByRole('heading', { name: 'Message from Ada Lovelace' }))
      .toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('an answer', () => {
  test('is asked once more, sent with what was seen, and shown in the thread', async () => {
    const { server } = open({}, `?message=${id}`);
    await button('Send…').click();
    await expect.element(page.getByText('Write your answer.')).toBeVisible();
    await expect.element(text()).toHaveFocus();
    await answer('We are sorry.');
    await expect.element(page.getByText('Your answer is on its way.')).toBeVisible();
    await expect.element(page.getByText('Its mail waits to leave.')).toBeVisible();
    await expect.element(text()).toHaveValue('');
    expect(server.sent('POST', `${one}/answers`)).toEqual([{ text: 'We are sorry.', revision: 0 }]);
    expect(await axeProblems()).toEqual([]);
  });

  test(
    'of somebody who was slower is refused: they read the other one and keep their text',
    { tags: ['slow'] },
    async () => {
      let tries = 0;
      const { server, state } = open(
        {
          [`POST ${one}/answers`]: (body) => {
            tries += 1;
            const sent = contract.answerContactMessage.body.parse(body);
            if (tries > 1) return ok(answered(sent.text, 'Olive', 2), 201);
            state.thread = answered('By Basil', 'Basil');
            return refusal(409, 'contact_message_changed', 'Somebody else dealt with it.');
          },
        },
        `?message=${id}`,
      );
      await answer('By Olive');
      await expect.element(page.getByText(/^Somebody else dealt with this message/)).toBeVisible();
      await expect.element(page.getByText('By Basil')).toBeVisible();
      await expect.element(text()).toHaveValue('By Olive');
      await button('Send…').click();
      await inDialog('Send it').click();
      await expect.element(page.getByText('Your answer is on its way.')).toBeVisible();
      expect(server.sent('POST', `${one}/answers`)).toEqual([
        { text: 'By Olive', revision: 0 },
        { text: 'By Olive', revision: 1 },
      ]);
    },
  );

  test('that did not arrive stays as it was written', async () => {
    open(
      { [`POST ${one}/answers`]: () => refusal(503, 'database_unavailable', 'Try again soon.') },
      `?message=${id}`,
    );
    await answer('We are sorry.');
    await expect.element(page.getByText('Try again soon.')).toBeVisible();
    await expect.element(text()).toHaveValue('We are sorry.');
  });

  test('that is not sent is asked about before it is left', async () => {
    open({}, `?message=${id}`);
    await text().fill('Half an');
    await button('All messages').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});

test('a message is closed without an answer and opened again', async () => {
  open({}, `?message=${id}`);
  await button('Close without an answer').click();
  await expect.element(page.getByText('It is closed.')).toBeVisible();
  await expect.element(text()).not.toBeInTheDocument();
  await button('Open again').click();
  await expect.element(page.getByText('It waits for an answer again.')).toBeVisible();
  await expect.element(text()).toBeVisible();
});

test(
  'the navigation says how many messages wait, until they are answered',
  { tags: ['slow'] },
  async () => {
    await page.viewport(1180, 820);
    open({}, `?message=${id}`);
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect.element(link('Messages, 1 waits for an answer')).toBeVisible();
    expect(await axeProblems()).toEqual([]);
    await page.viewport(375, 740);
    await expect.element(button('Pages: Messages. Messages, 1 waits for an answer')).toBeVisible();
    await page.viewport(1180, 820);
    await answer('It was meant to be cold.');
    await expect.element(link('Messages')).toBeVisible();
  },
);
