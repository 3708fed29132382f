import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '#schemas/messages/en.ts';
import { ScreenErrorBoundary } from '#src/app/screen-error.tsx';
import { StoresProvider } from '#ui/stores/stores.tsx';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { openStores } from '../../ui/stores/open-stores.ts';

function Broken(): never {
  throw new Error('A screen broke');
}

test("a screen that breaks shows 'Unexpected Application Error'", async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onCaughtError: () => undefined });
  onTestFinished(() => {
    root.unmount();
    host.remove();
    log.mockRestore();
  });
  root.render(
    <StoresProvider stores={openStores()}>
      <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
        <ScreenErrorBoundary>
          <Broken />
        </ScreenErrorBoundary>
      </StorefrontContext>
    </StoresProvider>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Unexpected Application Error' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
});
