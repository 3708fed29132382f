import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { refusal } from '../stand-in-server.ts';
import { StandInStreams } from '../../../ui/api/stand-in-streams.ts';
import { orderId, serverWith } from './order-at.ts';

afterEach(() => {
  forgetEverything();
  sessionStorage.clear();
});

const link = `${paths.orderConfirmation(orderId)}#key=signed`;

describe('the signed link', () => {
  it('R62 sends its key with every call and takes it out of the address', async () => {
    const server = await serverWith({});
    const streams = new StandInStreams();
    server.follow = streams.follow;
    const { place } = openApp({ at: link, server });
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
    await expect.poll(() => place.href).toBe(paths.orderConfirmation(orderId));
    expect(server.calls('getOrder')[0]?.headers.get('x-order-key')).toBe('signed');
    await expect.poll(() => streams.opened.length).toBe(1);
    expect(streams.last.request.headers.get('x-order-key')).toBe('signed');
  });

  it('R62 still opens the order after a reload of the tab', async () => {
    const server = await serverWith({});
    const { place, close } = openApp({ at: link, server });
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
    close();
    openApp({ at: place.href, server });
    await expect.poll(() => server.calls('getOrder').length).toBe(2);
    expect(server.calls('getOrder')[1]?.headers.get('x-order-key')).toBe('signed');
  });

  it('R62 a wrong key finds nothing and says so', async () => {
    const server = await serverWith({});
    server.next('getOrder', refusal(404, 'unknown_order', 'There is no such order.'));
    openApp({ at: link, server });
    await expect
      .element(page.getByRole('heading', { name: 'We cannot find this order' }))
      .toBeVisible();
  });

  it('R62 of an older mail has its key in the query, and leaves the address as well', async () => {
    const server = await serverWith({});
    const { place } = openApp({ at: link.replace('#', '?'), server });
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
    await expect.poll(() => place.href).toBe(paths.orderConfirmation(orderId));
    expect(server.calls('getOrder')[0]?.headers.get('x-order-key')).toBe('signed');
  });

  it('R62 that has ended says so, and what one can do', async () => {
    const server = await serverWith({});
    server.next('getOrder', refusal(404, 'link_ended', 'This link has ended.'));
    openApp({ at: link, server });
    await expect.element(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Log in' }))
      .toHaveAttribute(
        'href',
        `/login?next=${encodeURIComponent(paths.orderConfirmation(orderId))}`,
      );
  });

  it('can be copied, with a word about who may use it', async () => {
    const server = await serverWith({ link });
    openApp({ at: link, server });
    await expect.element(page.getByText(/Whoever has the link/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  });
});
