import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { closeDesks, openDesk } from './open-desk.tsx';
import { StandInDesk } from './stand-in-desk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  closeDesks();
});

const notice = () => page.getByRole('region', { name: 'The site is suspended' });
const since = '2026-11-16T01:30:00.000Z';

describe('the desk of a suspended site', () => {
  test('says since when, what works and whom to ask, above its orders', async () => {
    const server = new StandInDesk([]);
    server.suspended = { since, contact: 'mailto:help@example.com' };
    openDesk(server);
    await expect.element(notice()).toHaveTextContent('Your site is suspended since');
    await expect.element(notice()).toHaveTextContent('November 2026');
    await expect.element(notice()).toHaveTextContent('You can read and download everything here');
    const link = page.getByRole('link', { name: 'help@example.com' });
    await expect.element(link).toHaveAttribute('href', 'mailto:help@example.com');
    await expect.element(page.getByText('No new orders.')).toBeVisible();
  });

  test('names nobody where no contact is configured', async () => {
    const server = new StandInDesk([]);
    server.suspended = { since, contact: null };
    openDesk(server);
    await expect.element(notice()).toHaveTextContent('Ask whoever runs this installation for you');
    await expect.element(notice().getByRole('link')).not.toBeInTheDocument();
  });

  test('learns of it by the first refused call, and of its end within a minute', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = new StandInDesk([]);
    openDesk({
      fetch: (input, init) => {
        if (!String(input).includes('/order-taking') || !server.suspended) {
          return server.fetch(input, init);
        }
        const refusal = { code: 'tenant_suspended', error: 'The site is switched off.' };
        return Promise.resolve(Response.json(refusal, { status: 503 }));
      },
    });
    server.suspended = { since, contact: null };
    await expect.element(notice()).toBeVisible();
    server.suspended = undefined;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect.element(notice()).not.toBeInTheDocument();
  });
});
