import type { CDPSession } from '@playwright/test';
import { bakery, pizzeria, type Shop } from '../demo-shops.ts';
import { viewports } from '../viewports.ts';
import { expect, test } from '../storefront-test.ts';

/**
 * What a first visit may cost before anybody touches anything: every request, and the script as it
 * comes through the network, packed. It only ever becomes less.
 */
const limits = { requests: 24, script: 146 * 1024 };

/** What a page asks for last by itself, some 3 s after it came to life. */
const last = /\/config-news\?/;

/** Modules that restyle the whole page when they come (docs/decisions/092). */
const barred = /\/(?:chakra|toaster|editor)[\w-]*\.js$/;

/** Counts what a page asks for, through the browser's own network log. */
async function countRequests(session: CDPSession) {
  const urls = new Map<string, string>();
  const pending = new Set<string>();
  let script = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:')) return;
    urls.set(requestId, url);
    // What follows a publish is a stream without an end.
    if (!last.test(url)) pending.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (urls.get(requestId)?.endsWith('.js')) script += encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    urls: () => [...urls.values()],
    script: () => script,
    /** Everything was asked for, and has come. */
    isOver: () => pending.size === 0 && [...urls.values()].some((url) => last.test(url)),
  };
}

type Visit = { shop: Shop; path: string; asks: boolean };

/** One of the shops has several restaurants, and asks for one of them. */
const visits = ['/', '/menu'].flatMap((path): Visit[] => [
  { shop: pizzeria, path, asks: true },
  { shop: bakery, path, asks: false },
]);

for (const { shop, path, asks } of visits) {
  test(`a first visit of ${path} of ${shop.name} stays within its requests and its script`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewports.phone);
    const counted = await countRequests(await context.newCDPSession(page));
    await page.goto(shop.address + path);
    await expect.poll(counted.isOver).toBe(true);
    await expect(page.getByRole('dialog')).toHaveCount(asks ? 1 : 0);
    const urls = counted.urls();
    expect(urls.filter((url) => barred.test(url))).toEqual([]);
    expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(limits.requests);
    expect(counted.script()).toBeLessThanOrEqual(limits.script);
  });
}

test('pictures further down a menu wait until somebody uses the page, and then come', async ({
  page,
}) => {
  await page.setViewportSize(viewports.phone);
  await page.goto(`${bakery.address}/menu`);
  const pictures = page.locator('#menu img');
  const near = pictures.first();
  const far = pictures.last();
  await near.evaluate((image: HTMLImageElement) => image.decode());
  await expect(near).not.toHaveAttribute('data-deferred');
  await expect(far).toHaveAttribute('data-deferred');
  await page.keyboard.press('Shift');
  await expect(far).not.toHaveAttribute('data-deferred');
  await far.scrollIntoViewIfNeeded();
  await far.evaluate((image: HTMLImageElement) => image.decode());
});
