import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { partsOf } from '#src/app/page-parts.ts';
import { routeOf } from '#src/app/routes.tsx';
import { createRuntime } from '#src/app/runtime.ts';
import { describePage, renderPage } from '#src/entries/entry-server.tsx';
import { bootWith, glebe, memoryStorage } from '../site-boot.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['/', '/menu', '/deals', '/terms', '/no/such/page'])(
  '%s is drawn on the server and hydrates without a warning, whatever the browser has kept',
  async (url) => {
    const boot = bootWith();
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

test('a page for everyone is drawn, one of a single customer is left to the browser', async () => {
  const boot = bootWith();
  expect(describePage('/menu')).toEqual({
    path: '/menu',
    isPublic: true,
    showsMenu: true,
    takesCards: false,
    isForOrdering: true,
    isForStaff: false,
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
