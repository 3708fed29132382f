import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';

const olive = personOf('Olive', { role: 'owner', restaurant_id: 1, email: 'o@corner.test' });
const stored = {
  accepts_by_hand: true,
  answer_minutes: 10,
  if_unanswered: 'reject',
  mails: [],
  mail_address: '',
  no_show_limit: null,
  revision: 3,
  restaurant_email: 'corner@corner.test',
};

/** Answers as the server does, revision by revision. */
function open(address: string) {
  const server = new DeskStandIn(olive, false);
  const state = { present: stored, saves: [] as unknown[], isFailing: false };
  server.refuse = ({ method, path, body }) => {
    if (path.endsWith('/no-shows')) return { status: 200, body: { data: [] } };
    if (!path.endsWith('/order-settings')) return null;
    if (method === 'GET') return { status: 200, body: { data: state.present } };
    state.saves.push(body);
    if (state.isFailing) {
      state.isFailing = false;
      return { status: 412, body: { error: 'Somebody else.', code: 'stale_settings' } };
    }
    state.present = { ...stored, ...Object(body), revision: state.present.revision + 1 };
    return { status: 200, body: { data: state.present } };
  };
  const { place } = drawDesk(server, address);
  return { state, place };
}

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});
afterEach(() => page.viewport(414, 896));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const minutes = page.getByLabelText('Minutes to answer');

describe('the navigation', () => {
  test('is one button on a phone, which opens every page of the desk and its settings', async () => {
    await page.viewport(375, 800);
    open('/desk/settings/orders');
    await button('Pages: Taking orders').click();
    await expect.element(page.getByRole('link', { name: 'Sold out' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Taking orders' }))
      .toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Pages: Taking orders')).toHaveFocus();
    expect(page.getByRole('link', { name: 'Sold out' }).query()).toBeNull();
  });

  test('is a row on a desktop, with the pages of the settings at the side', async () => {
    await page.viewport(1200, 800);
    open('/desk/settings/orders');
    const side = page.getByRole('navigation', { name: 'Pages of the settings' });
    await expect.element(side.getByRole('link', { name: 'Taking orders' })).toBeVisible();
    const row = page.getByRole('navigation', { name: 'Pages of the desk' });
    await expect
      .element(row.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('aria-current', 'true');
  });

  test('shows all settings with what each is about where none is chosen', async () => {
    open('/desk/settings');
    await expect
      .element(page.getByRole('link', { name: /^Taking orders ?Accepting/ }))
      .toBeVisible();
  });
});

describe('a form of settings', () => {
  test('saves, says so, and asks nothing of whoever leaves then', async () => {
    const { state } = open('/desk/settings/orders');
    await minutes.fill('25');
    await expect.element(page.getByText('Not saved yet.')).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Saved. Orders from now on follow it.')).toBeVisible();
    expect(state.saves).toMatchObject([{ answer_minutes: 25 }]);
  });

  test('marks what is wrong, counts it, and gives the first the focus', async () => {
    const { state } = open('/desk/settings/orders');
    await minutes.fill('0');
    await button('Save').click();
    await expect.element(page.getByText('Write a whole number from 1 to 240.')).toBeVisible();
    await expect.element(page.getByText(/look at what is marked/)).toBeVisible();
    await expect.element(minutes).toHaveFocus();
    expect(state.saves).toEqual([]);
  });

  test(
    'asks before it is left by a link: staying keeps what was typed, leaving does not',
    { tags: ['slow'] },
    async () => {
      await page.viewport(1200, 800);
      const { place } = open('/desk/settings/orders');
      const people = page
        .getByRole('navigation', { name: 'Pages of the desk' })
        .getByRole('link', { name: 'People' });
      await minutes.fill('25');
      await people.click();
      const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
      await dialog.getByRole('button', { name: 'Stay here' }).last().click();
      await expect.element(minutes).toHaveValue(25);
      await expect.poll(place).toBe('/desk/settings/orders');
      await people.click();
      await dialog.getByRole('button', { name: 'Leave without saving' }).click();
      await expect.poll(place).toBe('/desk/people');
    },
  );

  test('shows the later of two what the other changed, and lets them choose', async () => {
    const { state } = open('/desk/settings/orders');
    await minutes.fill('25');
    state.isFailing = true;
    state.present = { ...stored, answer_minutes: 5, mail_address: 'k@corner.test', revision: 4 };
    await button('Save').click();
    const panel = page.getByRole('region', { name: /^Somebody else saved this page/ });
    await expect.element(panel).toHaveFocus();
    await expect.element(panel.getByText('k@corner.test Taken over.')).toBeVisible();
    await expect.element(panel.getByRole('radio', { name: 'Keep mine: 25' })).toBeChecked();
    await expect.element(minutes).toHaveValue(25);
    await panel.getByRole('radio', { name: 'Take theirs: 5' }).click();
    await expect.element(minutes).toHaveValue(5);
    await panel.getByRole('radio', { name: 'Keep mine: 25' }).click();
    await button('Save').click();
    await expect.element(page.getByText('Saved. Orders from now on follow it.')).toBeVisible();
    expect(state.saves.at(-1)).toMatchObject({
      answer_minutes: 25,
      mail_address: 'k@corner.test',
    });
    expect(panel.query()).toBeNull();
  });
});
