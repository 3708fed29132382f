import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tab as words } from '#schemas/messages/en/tab.ts';
import { paths } from '#ui/paths.ts';
import { forgetEverything } from '../checkout/open-app.tsx';
import { refusal } from '../checkout/stand-in-server.ts';
import { code as token, openSeated } from './open-table.ts';
import { sampleRound, sampleTab, StandInTabs } from './stand-in-tabs.ts';

afterEach(forgetEverything);

const section = (name: string) => page.getByRole('region', { name });
const guests = section(words.guests.heading);
const rounds = section(words.rounds.heading);

/** A server whose guest is on a tab with two beers of Ana's. */
function joinedTabs(): StandInTabs {
  const tabs = new StandInTabs();
  tabs.join(sampleTab({ rounds: [sampleRound()], total: 16, open: 16 }));
  return tabs;
}
const paymentId = (end: number) => `00000000-0000-4000-8000-00000000000${end}`;
const openPage = (tabs: StandInTabs) => openSeated({ at: paths.dineInTab, server: tabs.server });
const wake = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

describe('R82 the tab of a table', () => {
  test('shows who is there, what was ordered and what is open', async () => {
    const tabs = joinedTabs();
    tabs.join(
      sampleTab({
        guests: [{ id: 1, name: 'Ana', choosing: 3 }],
        rounds: [sampleRound()],
        total: 16,
        held: 4,
        paid: 2,
        open: 10,
        tips: 1.5,
      }),
    );
    const { host } = openPage(tabs);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your tab' })).toHaveFocus();
    await expect.element(guests.getByText('Mia (you)')).toBeVisible();
    await expect.element(guests.getByText('choosing 3 dishes')).toBeVisible();
    await expect.element(rounds.getByText('Ana, 12:16 pm')).toBeVisible();
    await expect.element(rounds.getByText('2 ×')).toBeVisible();
    await expect.element(rounds.getByText('Served')).toBeVisible();
    const bill = section(words.totals.heading).element();
    expect([...bill.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '$16.00',
      '$2.00',
      '$4.00',
      '$1.50',
      '$10.00',
    ]);
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('lists who paid what by which means, and what of it went back', async () => {
    const tabs = joinedTabs();
    const paid = { at: '2026-11-21T01:10:00.000Z', expires_at: null, state: 'paid' as const };
    const plain = {
      ...paid,
      kind: 'amount' as const,
      tip: 0,
      points: 0,
      gift_cards: 0,
      by_held_card: false,
      refunded: 0,
    };
    tabs.join(
      sampleTab({
        guests: [{ id: 1, name: 'Ana', choosing: 0 }],
        rounds: [sampleRound()],
        payments: [
          {
            ...plain,
            id: paymentId(1),
            guest_id: 1,
            method: 'card',
            amount: 8,
            to_pay: 8,
            refunded: 8,
          },
          {
            ...plain,
            id: paymentId(2),
            guest_id: null,
            method: 'cash',
            amount: 4,
            tip: 1,
            gift_cards: 2,
            to_pay: 3,
            refunded: 0.5,
          },
          {
            ...plain,
            id: paymentId(3),
            guest_id: 1,
            method: 'none',
            amount: 4,
            points: 4,
            to_pay: 0,
          },
        ],
      }),
    );
    const { host } = openPage(tabs);
    const list = section(words.payments.heading);
    await expect.element(list.getByText('Ana: $8.00 by card')).toBeVisible();
    const rows = [...list.element().querySelectorAll('li')].map((row) => row.innerText);
    expect(rows[0]).toContain('Given back');
    expect(rows[1]).toContain('$0.50 of it given back');
    expect(rows[1]).toContain('with a tip of $1.00, $2.00 of it by gift card');
    expect(rows[2]).toContain('Ana: $4.00 with points and gift cards');
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('changes the own name, which the others see', async () => {
    const tabs = joinedTabs();
    openPage(tabs);
    const change = guests.getByRole('button', { name: words.guests.change });
    await change.click();
    const field = guests.getByLabelText(words.guests.name);
    await expect.element(field).toHaveFocus();
    await field.fill('Mimi');
    await guests.getByRole('button', { name: words.guests.save }).click();
    await expect.element(guests.getByText('Mimi (you)')).toBeVisible();
    await expect.element(change).toHaveFocus();
    expect(tabs.server.calls('renameTabGuest').map(({ body }) => body)).toEqual([{ name: 'Mimi' }]);
  });

  test('gives on a link of table and code, also as a QR code', async () => {
    openPage(joinedTabs());
    await page.getByText(words.code.show).click();
    await expect.element(page.getByText(words.code.qr)).toBeInTheDocument();
    await expect.element(page.getByText('4821')).toBeVisible();
    const given: string[] = [];
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = async (text) => void given.push(text);
    await page.getByRole('button', { name: words.code.copy }).click();
    await expect.element(page.getByText(words.code.copied)).toBeVisible();
    navigator.clipboard.writeText = writeText;
    expect(given).toEqual([`${location.origin}/dine-in-menu?table=${token}&join=4821`]);
  });

  test('says at another table than the scanned one that they scan its code', async () => {
    const tabs = joinedTabs();
    tabs.join(sampleTab({ table: '5', area: 'Bar' }));
    openPage(tabs);
    await expect.element(page.getByText('Table 5, Bar')).toBeVisible();
    await expect.element(page.getByText(words.code.elsewhere)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: words.code.copy }))
      .not.toBeInTheDocument();
  });

  test('follows its stream, and announces what others do', async () => {
    const tabs = joinedTabs();
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    tabs.server.follow = () =>
      new Response(new ReadableStream({ start: (stream) => void streams.push(stream) }), {
        headers: { 'content-type': 'text/event-stream' },
      });
    openPage(tabs);
    await expect.poll(() => streams.length).toBe(1);
    const { tab } = tabs;
    const ordered = sampleRound({
      order_id: '22222222-0000-4000-8000-000000000002',
      number: '41',
      status: 'placed',
    });
    const next = {
      ...sampleTab({ ...tab, total: 32, open: 32, rounds: [...(tab?.rounds ?? []), ordered] }),
    };
    const line = `id: 2\ndata: ${JSON.stringify(next)}\n\n`;
    streams[0]?.enqueue(new TextEncoder().encode(line));
    await expect.element(page.getByText('Ana has ordered 2 dishes.')).toBeInTheDocument();
    await expect.element(rounds.getByText('Sent')).toBeVisible();
    expect(tabs.server.calls('getTab')).toHaveLength(1);
  });

  test('a phone that slept asks again', async () => {
    const tabs = joinedTabs();
    openPage(tabs);
    await expect.element(rounds.getByText('Served')).toBeVisible();
    tabs.join(
      sampleTab({
        guests: [
          { id: 1, name: 'Ana', choosing: 0 },
          { id: 3, name: 'Bo', choosing: 1 },
        ],
      }),
    );
    wake();
    await expect.element(guests.getByText('choosing 1 dish')).toBeVisible();
    await expect.element(page.getByText('Bo has joined the tab.')).toBeInTheDocument();
  });

  test('is closed by a guest once all is paid, and leads to receipts and menu', async () => {
    const tabs = joinedTabs();
    const own = sampleRound({ guest_id: 2, unpaid: 0 });
    tabs.join(sampleTab({ rounds: [own], total: 16, paid: 16 }));
    const { host } = openPage(tabs);
    await page.getByRole('button', { name: words.close.button }).click();
    await expect.element(page.getByRole('heading', { name: words.closed.heading })).toHaveFocus();
    await expect
      .element(page.getByRole('link', { name: 'Order 40' }))
      .toHaveAttribute('href', paths.dineInConfirmation(own.order_id));
    await expect
      .element(page.getByRole('link', { name: words.page.menu }))
      .toHaveAttribute('href', paths.dineInMenu);
    await expect.element(page.getByText('4821')).not.toBeInTheDocument();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('that is unpaid is not closed, and the server’s no is said', async () => {
    const tabs = joinedTabs();
    const { close } = openPage(tabs);
    await expect.element(rounds.getByText('Served')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: words.close.button }))
      .not.toBeInTheDocument();
    close();
    tabs.join(sampleTab({ rounds: [sampleRound({ unpaid: 0 })], total: 16, paid: 16 }));
    tabs.server.next('closeTab', refusal(409, 'tab_unpaid', 'Something is unpaid.'));
    openPage(tabs);
    await page.getByRole('button', { name: words.close.button }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something is unpaid.');
  });

  test('of somebody else, or none at all, leads back to the menu', async () => {
    const tabs = joinedTabs();
    tabs.server.next('getTab', refusal(404, 'unknown_tab', 'There is no such tab.'));
    const { close } = openPage(tabs);
    await expect.element(page.getByRole('heading', { name: words.page.gone })).toBeVisible();
    close();
    forgetEverything();
    openPage(new StandInTabs());
    await expect.element(page.getByRole('heading', { name: words.page.none })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: words.page.menu }))
      .toHaveAttribute('href', paths.dineInMenu);
  });

  test('that could not be loaded is tried again', async () => {
    const tabs = joinedTabs();
    tabs.server.next('getTab', 'no reply');
    openPage(tabs);
    await expect.element(page.getByRole('heading', { name: words.page.failed })).toBeVisible();
    await page.getByRole('button', { name: words.page.again }).click();
    await expect.element(page.getByRole('heading', { name: 'Your tab' })).toBeVisible();
  });
});
