import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PageBoot } from '#schemas/page.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { menuPages } from '#desk/menu/menu-pages.ts';
import { bootWith } from '../src/site-boot.ts';
import { FrozenServer, type ServerState } from './frozen-server.ts';
import { closeDesks, openDesk } from './open-desk.tsx';

/** Each as a new one, which needs nothing to be there. */
const menuEntries = menuPages.flatMap(({ entry }) =>
  entry ? [{ path: `${entry.path}/new`, part: entry.part }] : [],
);
const everyPage = [...deskPages, ...settingsPages, ...menuPages, ...menuEntries];
/** They ask for nothing but what stands above every page, which says itself that it did not come. */
const withoutOwnCalls = ['/desk', '/desk/settings'];
const ownPaths = [...new Set(everyPage.map(({ path }) => path))].filter(
  (path) => !withoutOwnCalls.includes(path),
);

beforeEach(async () => {
  await Promise.all(everyPage.map(({ part }) => part.preload()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  closeDesks();
  vi.restoreAllMocks();
});

/** Some stand there before they say anything. */
const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .filter(({ textContent }) => textContent !== '');
const again = () => page.getByRole('button', { name: 'Try again', exact: true }).elements();
const isWaiting = (host: HTMLElement) =>
  /Loading|Looking|Adding up|Connecting/.test(host.innerText);
const notLoaded = page.getByText(
  'The orders did not load. They are asked for again by themselves.',
);

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

type Opened = { pause?: number; boot?: PageBoot };

function open(path: string, state: ServerState, { pause, boot }: Opened = {}) {
  const server = new FrozenServer(state, pause);
  return { server, ...openDesk(server, path, { retryDelay: 0, ...(boot && { boot }) }) };
}

/** Presses each button that there is. */
function tryAgain(): void {
  for (const button of again()) if (button instanceof HTMLElement) button.click();
}

describe.each(['frozen', 'unreached'] as const)('where the server is %s', (state) => {
  test.each(ownPaths)('%s says so, and comes when it is tried again', async (path) => {
    const { host, server } = open(path, state);
    await expect.poll(() => again().length).toBeGreaterThan(0);
    await expect.poll(() => isWaiting(host)).toBe(false);
    for (const alert of alerts()) expect(alert.textContent).toMatch(/\w+ \w+.*\./);
    for (const button of again()) expect(button.closest('[role="alert"]')).not.toBeNull();
    expect(await axeProblems()).toEqual([]);
    server.state = 'answers';
    tryAgain();
    await expect.poll(alerts).toEqual([]);
    await expect.poll(() => isWaiting(host)).toBe(false);
    await expect.poll(() => server.missing()).toEqual([]);
    expect(again()).toEqual([]);
    await expect.element(page.getByRole('navigation').first()).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });

  test.each(withoutOwnCalls)('%s says that the orders did not load', async (path) => {
    const { host } = open(path, state);
    await expect.element(notLoaded).toBeVisible();
    expect(isWaiting(host)).toBe(false);
    expect(await axeProblems()).toEqual([]);
  });
});

test('the sentence stays while a page is asked for again, which it is by itself', async () => {
  const { host, server } = open('/desk/settings/taxes', 'frozen', { pause: 1 });
  await expect.poll(alerts).toHaveLength(1);
  const seen = new Set<boolean>();
  const watch = new MutationObserver(() => seen.add(isWaiting(host) && alerts().length === 0));
  watch.observe(host, { childList: true, subtree: true, characterData: true });
  const asked = () => server.calls.filter(({ path }) => path.endsWith('/taxes')).length;
  const before = asked();
  await expect.poll(asked).toBeGreaterThan(before);
  watch.disconnect();
  expect(seen.has(true)).toBe(false);
  server.state = 'answers';
  await expect.element(page.getByLabelText('Standard rate')).toBeVisible();
  expect(alerts()).toEqual([]);
});

test('a page of one restaurant says that not even its name came, and comes with it', async () => {
  const boot = bootWith({ restaurants: [], restaurantsFailed: true });
  const { server } = open('/desk/settings/hours', 'unreached', { boot });
  await expect.element(page.getByText(/^The restaurants did not load\./)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  server.state = 'answers';
  tryAgain();
  await expect.element(page.getByRole('heading', { name: /Newtown/ })).toBeVisible();
  expect(alerts()).toEqual([]);
});

test('what was typed stays where a save is answered 503, and is saved by the next press', async () => {
  const { server } = open('/desk/settings/taxes', 'answers');
  const rate = page.getByLabelText('Standard rate');
  await rate.fill('12.5');
  server.state = 'frozen';
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect
    .element(page.getByText('This takes longer than it should. Please try again in a few seconds.'))
    .toBeVisible();
  await expect.element(rate).toHaveValue('12.5');
  expect(await axeProblems()).toEqual([]);
  server.state = 'answers';
  await save.click();
  await expect.element(page.getByText(/^Saved\./)).toBeVisible();
});
