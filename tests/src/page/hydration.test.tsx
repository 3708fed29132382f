import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { partsOf } from '#src/app/page-parts.ts';
import { routeOf } from '#src/app/routes.tsx';
import { createRuntime } from '#src/app/runtime.ts';
import { describePage, renderPage } from '#src/entries/entry-server.tsx';
import { menuOf, product } from '../sample-menu.ts';
import { bootWith, glebe, memoryStorage, newtown } from '../site-boot.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const pizza = product({ name: 'Margherita' });
const menu = { ...menuOf([pizza]), restaurant_id: newtown.restaurant.id };

test.each([
  '/',
  '/menu',
  '/menu/margherita-101',
  '/menu/category/pizza-12',
  '/deals',
  '/terms',
  '/no/such/page',
])(
  '%s is drawn on the server and hydrates without a warning, whatever the browser has kept',
  async (url) => {
    const boot = bootWith({ menu, ...(url.endsWith('-101') && { productId: 101 }) });
    const complaint = vi.spyOn(console, 'error');
    const { body } = await renderPage({ url, boot });
    // What the server knows nothing of: a choice, a token, a draft of the checkout.
    const storage = memoryStorage({
      token: 'kept',
      selectedRestaurant: JSON.stringify({ version: 1, state: { tenantId: 139, selected: glebe } }),
    });
    const { queryClient, ...runtime } = createRuntime({
      boot,
      storage,
      isBootLive: true,
      fetch: () => new Promise(() => undefined),
    });
    const parts = Object.values(partsOf(routeOf(url), boot.settings.web_config)).flat();
    await Promise.all(parts.map((part) => part.preload()));
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = body;
    const before = window.location.href;
    window.history.replaceState(null, '', url);
    const problems: unknown[] = [];
    const root = hydrateRoot(
      host,
      <BrowserRouter>
        <App runtime={{ ...runtime, queryClient }} />
      </BrowserRouter>,
      { onRecoverableError: (problem) => problems.push(problem) },
    );
    onTestFinished(() => {
      root.unmount();
      queryClient.clear();
      host.remove();
      window.history.replaceState(null, '', before);
    });
    await expect.poll(() => host.textContent).toContain('Glebe');
    expect(problems).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
  },
);

test('the page of a dish has it open over the menu before any script has run', async () => {
  const boot = bootWith({ menu, productId: 101 });
  const { body, head } = await renderPage({ url: '/menu/margherita-101', boot });
  const drawn = document.createElement('div');
  drawn.innerHTML = body;
  const dialog = drawn.querySelector('dialog[open]');
  expect(dialog?.querySelector('h2')?.textContent).toBe('Margherita');
  expect(dialog?.textContent).toContain('Tomato, basil');
  expect(dialog?.textContent).toContain('$12.50');
  expect(drawn.querySelector('#menu a[href="/menu/margherita-101"]')).not.toBeNull();
  expect(head).toContain('<title>Margherita · Corner Table</title>');
  expect(head).toContain('href="https://corner.example/menu/margherita-101"');
});

test('only addresses of the menu that end in an id may be of a part of it', () => {
  expect(describePage('/menu/margherita-101').subject).toEqual({ kind: 'dish', id: 101 });
  expect(describePage('/menu/101').subject).toEqual({ kind: 'dish', id: 101 });
  expect(describePage('/menu/category/pizza-12').subject).toEqual({ kind: 'category', id: 12 });
  for (const path of ['/menu/margherita', '/menu/category', '/menu/category/pizza', '/menu/a/b-1'])
    expect(describePage(path)).toMatchObject({ path: null, subject: null });
});

test('a page for everyone is drawn, one of a single customer is left to the browser', async () => {
  const boot = bootWith();
  expect(describePage('/menu')).toEqual({
    path: '/menu',
    isPublic: true,
    subject: null,
    opensDishes: true,
    showsMenu: true,
    takesCards: false,
    isForOrdering: true,
    isForStaff: false,
    legalPage: null,
    queryKeys: [],
  });
  expect(describePage('/deals')).toMatchObject({ isPublic: true, showsMenu: true });
  expect(describePage('/checkout')).toMatchObject({ isPublic: false, showsMenu: false });
  const [menu, checkout, nowhere] = await Promise.all(
    ['/menu', '/checkout', '/nowhere'].map((url) => renderPage({ url, boot })),
  );
  expect(menu).toMatchObject({ status: 200, body: expect.stringContaining('<main') });
  expect(checkout).toMatchObject({ status: 200, body: '' });
  expect(nowhere?.status).toBe(404);
});
