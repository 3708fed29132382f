import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LoyaltyAccount, LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { LoyaltyPointsScreen } from '#src/screens/loyalty-points.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { adasProfile } from '../account/account-server.ts';
import { signIn } from '../favourites/wishlist-stand-in.ts';
import { menuOf } from '../sample-menu.ts';
import { gate } from '../site-boot.ts';

const programme: LoyaltyProgramme = {
  unit: 1,
  points_per_unit: 1,
  counts_tax: true,
  point_value: 0.05,
  step: 10,
  minimum: 50,
  max_share: 100,
  expiry_months: 12,
  currency: 'AUD',
};

const orderId = '00000000-0000-4000-8000-00000000000a';
type Entry = LoyaltyAccount['entries'][number];
const entry = (id: number, change: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'earn',
  points: id,
  at: '2026-11-20T01:00:00Z',
  order_id: orderId,
  order_number: '007',
  ...change,
});

const account: LoyaltyAccount = {
  balance: 74,
  pending: 21,
  expiring: { points: 30, last_day: '2027-03-09' },
  next_reward: { points: 80, worth: 4, missing: 6 },
  entries: [entry(9)],
  has_more: false,
};

type Data = { programme: LoyaltyProgramme | null; account: LoyaltyAccount | null };

type Opening = {
  isGuest?: boolean;
  isRefused?: boolean;
  waits?: Promise<void>;
  claimable?: number;
};

/** Draws the page over what the server says; three entries come at once. */
function drawPage({ programme: rules, account: own }: Data, opening: Opening = {}) {
  let isRefusing = opening.isRefused === true;
  const fetch: typeof globalThis.fetch = async (input) => {
    const url = new URL(String(input), location.href);
    if (url.pathname.endsWith('/users/me')) {
      return Response.json({ data: { ...adasProfile, claimable_orders: opening.claimable ?? 0 } });
    }
    if (!url.pathname.endsWith('/v2/loyalty')) return Response.json({}, { status: 404 });
    await opening.waits;
    if (isRefusing) {
      isRefusing = false;
      return Response.json({ error: 'No', code: 'refused' }, { status: 400 });
    }
    const before = Number(url.searchParams.get('before') ?? Infinity);
    const older = own?.entries.filter(({ id }) => id < before) ?? [];
    const part = own && { ...own, entries: older.slice(0, 3), has_more: older.length > 3 };
    return Response.json({ data: { programme: rules, account: part } });
  };
  const drawn = drawInStorefront(<LoyaltyPointsScreen />, {
    menu: menuOf([]),
    fetch,
    address: '/loyalty-points',
  });
  if (opening.isGuest !== true) signIn(drawn.stores);
  const refuse = () => {
    isRefusing = true;
  };
  return { ...drawn, refuse };
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name });

describe('/loyalty-points', () => {
  it('R76 R79 says how many there are, what they are worth, and which are lost next', async () => {
    drawPage({ programme, account });
    const panel = page.getByRole('region', { name: 'Your points' });
    await expect.element(panel).toHaveTextContent('74 points');
    // 70 of them: they are used in steps of 10.
    await expect.element(panel).toHaveTextContent('Worth $3.50 on your next order');
    await expect.element(panel).toHaveTextContent('21 points on the way');
    await expect.element(panel).toHaveTextContent('30 points expire at the end of 9 March 2027');
    await expect.element(link('Order and use them')).toHaveAttribute('href', '/menu');
  });

  it('R79 offers the points of orders that the address made before the account', async () => {
    drawPage({ programme, account: { ...account, entries: [] } }, { claimable: 2 });
    await expect.element(page.getByText(/With this email address you made 2 orders/)).toBeVisible();
    await expect.element(button('Add to my account')).toBeVisible();
  });

  it('R76 shows how far the next reward is', async () => {
    drawPage({ programme, account });
    const bar = page.getByRole('progressbar', { name: 'Next reward: 80 points take $4.00 off' });
    await expect.element(bar).toHaveAttribute('value', '4');
    await expect.element(bar).toHaveAttribute('max', '10');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '6 points to go');
  });

  it('R76 below the minimum nothing can be used yet, and the bar goes to the minimum', async () => {
    const few = { ...account, balance: 20, next_reward: { points: 50, worth: 2.5, missing: 30 } };
    drawPage({ programme, account: few });
    const panel = page.getByRole('region', { name: 'Your points' });
    await expect.element(panel).toHaveTextContent('You can use them from 50 points on');
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('max', '50');
    expect(link('Order and use them').elements()).toEqual([]);
  });

  it('R76 where every point can be used there is no next reward to wait for', async () => {
    const next_reward = { points: 75, worth: 3.75, missing: 1 };
    drawPage({
      programme: { ...programme, step: 1, minimum: 1 },
      account: { ...account, next_reward },
    });
    await expect.element(heading('How it works')).toBeVisible();
    expect(page.getByRole('progressbar').elements()).toEqual([]);
  });

  it('R79 lists what happened, each with its order', async () => {
    const entries = [
      entry(9, { points: 25 }),
      entry(8, { kind: 'redeem', points: -40, order_number: '004' }),
      entry(7, { kind: 'expire', points: -5, order_id: null, order_number: null }),
    ];
    drawPage({ programme, account: { ...account, entries } });
    await expect
      .element(link('Earned, order 007'))
      .toHaveAttribute('href', `/order-confirmation/${orderId}`);
    const rows = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('20 Nov 2026');
    await expect.element(rows.nth(1)).toHaveTextContent('−40minus 40 points');
    await expect.element(rows.nth(2)).toHaveTextContent('Expired');
  });

  it('R79 goes on with older ones, keeps the focus there, and asks again where they did not come', async () => {
    const entries = [9, 8, 7, 6].map((id) => entry(id));
    const { refuse } = drawPage({ programme, account: { ...account, entries } });
    const rows = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect.element(rows.nth(2)).toBeVisible();
    expect(rows.elements()).toHaveLength(3);
    refuse();
    await button('Show older').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('did not load');
    await button('Show older').click();
    await expect.element(rows.nth(3)).toHaveFocus();
    await expect.element(button('Show older')).not.toBeInTheDocument();
  });

  it('says what to do where nothing happened yet', async () => {
    drawPage({
      programme,
      account: { ...account, balance: 0, pending: 0, expiring: null, entries: [] },
    });
    await expect.element(page.getByText(/Your first completed order/)).toBeVisible();
  });

  it('tells a guest what points are here, and leads to the log-in and back', async () => {
    drawPage({ programme, account: null }, { isGuest: true });
    await expect.element(page.getByText(/Order at Corner Table with an account/)).toBeVisible();
    await expect
      .element(page.getByText(/You earn 1 point for each whole \$1.00 that your dishes cost/))
      .toBeVisible();
    await expect.element(link('Log in')).toHaveAttribute('href', '/login?next=%2Floyalty-points');
    await expect
      .element(link('Make an account'))
      .toHaveAttribute('href', '/signup?next=%2Floyalty-points');
    expect(page.getByRole('region', { name: 'What happened' }).elements()).toEqual([]);
  });

  it('says so where there are no points here', async () => {
    const none = { ...account, balance: 0, pending: 0, expiring: null, entries: [] };
    drawPage({ programme: null, account: none });
    await expect.element(heading('No points here yet')).toBeVisible();
    await expect.element(link('See the menu')).toBeVisible();
  });

  it('keeps showing points where they are switched off, and says that they stay', async () => {
    drawPage({ programme: null, account });
    await expect.element(page.getByText(/Points are paused here/)).toBeVisible();
    await expect.element(page.getByText('74 points', { exact: true })).toBeVisible();
    expect(page.getByText(/Worth/).elements()).toEqual([]);
  });

  it('says that it loads, then that it did not, and asks again', async () => {
    const { passed, open } = gate();
    drawPage({ programme, account: null }, { isGuest: true, isRefused: true, waits: passed });
    await expect.element(page.getByText('Loading your points')).toBeInTheDocument();
    open();
    await expect.element(heading('Your points did not load')).toBeVisible();
    await button('Try again').click();
    await expect.element(heading('How it works')).toBeVisible();
  });
});
