import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { useOverlayParam } from '#ui/page/use-overlay-param.ts';
import { useReplaceAddress } from '#ui/page/use-replace-address.ts';

/** A page whose address is put right by itself, with something open over it. */
function TablePage() {
  const navigate = useNavigate();
  const replaceAddress = useReplaceAddress();
  const { value, close } = useOverlayParam('cart');
  return (
    <>
      <p>{value === null ? 'Nothing is open' : 'The cart is open'}</p>
      <button type="button" onClick={() => replaceAddress({ search: '' })}>
        The table was looked up
      </button>
      <button type="button" onClick={close}>
        The dish was added
      </button>
      <button type="button" onClick={() => void navigate('/checkout')}>
        Go to checkout
      </button>
    </>
  );
}

/** Two pages, of which the code of the second comes when `deliver` is called. */
function openTwoPages(at: string) {
  let deliver = () => {};
  const Checkout = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        deliver = () => resolve({ default: () => 'Your details' });
      }),
  );
  let place = '';
  function Place() {
    const { pathname, search } = useLocation();
    place = pathname + search;
    return null;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <MemoryRouter initialEntries={[at]}>
      <Place />
      <Suspense>
        <Routes>
          <Route path="/dine-in-menu" element={<TablePage />} />
          <Route path="/checkout" element={<Checkout />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return { place: () => place, deliver: () => deliver() };
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('a page puts its own address right while it is the present one', async () => {
  const { place } = openTwoPages('/dine-in-menu?table=12');
  await press('The table was looked up');
  await expect.poll(place).toBe('/dine-in-menu');
});

test('a page that was left leads nobody back, though it is still drawn', async () => {
  const { place, deliver } = openTwoPages('/dine-in-menu?table=12');
  await press('Go to checkout');
  await press('The table was looked up');
  deliver();
  await expect.element(page.getByText('Your details')).toBeVisible();
  expect(place()).toBe('/checkout');
});

test('what is open over a page that was left closes with it', async () => {
  const { place, deliver } = openTwoPages('/dine-in-menu?cart=open');
  await expect.element(page.getByText('The cart is open')).toBeVisible();
  await press('Go to checkout');
  await press('The dish was added');
  deliver();
  await expect.element(page.getByText('Your details')).toBeVisible();
  expect(place()).toBe('/checkout');
});
