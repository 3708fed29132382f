import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Slot } from '#schemas/api/slots.ts';
import { groupByPartOfDay } from '#src/features/checkout/time/parts-of-day.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { sampleSlots, StandInServer } from './stand-in-server.ts';
import { slotAt } from './sample-slots.ts';

afterEach(forgetEverything);

const date = '2026-11-21';
/** Every 15 minutes from 12:45 to 22:15, the 39 times of a Saturday. */
const saturday: readonly Slot[] = Array.from({ length: 39 }, (_, index) => {
  const minutes = 12 * 60 + 45 + index * 15;
  const clock = [Math.floor(minutes / 60), minutes % 60];
  return slotAt(date, clock.map((part) => String(part).padStart(2, '0')).join(':'));
});

const tabpanel = () => page.getByRole('tabpanel', { name: 'Time' });
const part = (name: string) => tabpanel().getByRole('group', { name, exact: true });
const times = (name: string) => part(name).getByRole('radio');
/** What opens and folds a part: its name, and from when to when. */
function opener(name: string): HTMLElement {
  const found = part(name).element().querySelector('summary');
  if (!found) throw new Error(`${name} cannot be opened.`);
  return found;
}

function openDay(slots: readonly Slot[], first: Partial<typeof sampleSlots> = {}) {
  const server = new StandInServer();
  server.slots = { ...sampleSlots, ...first, days: [{ date, slots: [...slots] }] };
  return openApp({ server });
}

describe('the times of a day', () => {
  it.each([
    ['00:15', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['11:29', 'morning'],
    ['11:30', 'lunch'],
    ['14:29', 'lunch'],
    ['14:30', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
    ['23:45', 'evening'],
  ])('%s by the restaurant’s clock is of the part %s', (time, name) => {
    expect(groupByPartOfDay([slotAt(date, time)])).toEqual([
      { part: name, slots: [slotAt(date, time)] },
    ]);
  });

  it('a long day is grouped: earliest first, its first part open, the others one press away', async () => {
    const { stores } = openDay(saturday);
    await expect.element(times('Lunch').first()).toBeVisible();
    await expect.element(page.getByRole('radio', { name: /As soon as possible/ })).toBeChecked();
    expect(times('Lunch').elements()).toHaveLength(7);
    expect(tabpanel().getByRole('radio').elements()).toHaveLength(7);
    await userEvent.click(opener('Evening'));
    await expect.poll(() => times('Evening').elements().length).toBe(22);
    await part('Evening')
      .getByRole('radio', { name: /6:30.pm/ })
      .click();
    expect(stores.checkout.getState().pickupTime).toBe('18:30');
    // Folded again, a part tells what was chosen in it.
    await userEvent.click(opener('Evening'));
    await expect.poll(() => opener('Evening').innerText).toMatch(/6:30.pm/);
  });

  it('the part of the chosen time is open when one comes back to it', async () => {
    const { stores, close } = openDay(saturday);
    await expect.element(times('Lunch').first()).toBeVisible();
    const evening = slotAt(date, '18:30');
    stores.checkout.getState().update({
      pickupDate: date,
      pickupTime: '18:30',
      pickupAt: evening.instant,
      isAsap: false,
    });
    close();
    openDay(saturday);
    await expect.element(page.getByRole('radio', { name: /6:30.pm/ })).toBeChecked();
  });

  it('few times are all in sight, under the names of their parts', async () => {
    openDay(['12:45', '13:00', '18:30'].map((time) => slotAt(date, time)));
    await expect.element(times('Lunch').first()).toBeVisible();
    await expect.element(times('Evening').first()).toBeVisible();
  });

  it('a part whose times are all taken is not the one that is open', async () => {
    const slots = saturday.map((slot) => ({ ...slot, is_full: slot.time < '14:30' }));
    openDay(slots, { asap: null });
    await expect.element(times('Afternoon').first()).toBeVisible();
    expect(tabpanel().getByRole('radio').elements()).toHaveLength(10);
  });

  it('R96 each open part is one stop of Tab, and arrow keys move among its times', async () => {
    const { stores } = openDay(saturday);
    await expect.element(times('Lunch').first()).toBeVisible();
    await userEvent.click(opener('Afternoon'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{ArrowDown}');
    const atLunch = stores.checkout.getState().pickupTime ?? '';
    expect(atLunch < '14:30').toBe(true);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(times('Afternoon').first()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(stores.checkout.getState().pickupTime).toBe('14:45');
    await userEvent.keyboard('{ArrowUp}');
    expect(stores.checkout.getState().pickupTime).toBe('14:30');
  });
});
