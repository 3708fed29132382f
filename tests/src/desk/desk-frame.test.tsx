import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { closeDesks, openDesk } from './open-desk.tsx';
import { orderWith } from './sample-order.ts';
import { StandInDesk } from './stand-in-desk.ts';

afterEach(closeDesks);

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the sound is turned on by hand, can be tested, and its volume stays with the device', async () => {
  openDesk(new StandInDesk([]));
  await button('Turn the sound on').click();
  await button('Sound is on').click();
  await expect.element(button('Test the sound')).toBeVisible();
  await page.getByRole('slider', { name: 'Volume' }).fill('80');
  expect(localStorage.getItem('deskSound')).toContain('0.8');
});

test('the tab’s icon bears the count of the orders that wait, until they are answered', async () => {
  const order = orderWith({ status: 'placed' });
  const server = new StandInDesk([order]);
  openDesk(server);
  const icon = () => document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? '';
  await expect.poll(icon).toContain('data:image/png');
  server.move(order.id, 'accepted');
  await expect.poll(icon).not.toContain('data:image/png');
});
