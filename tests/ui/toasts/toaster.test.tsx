import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { en } from '#schemas/messages/en.ts';
import { ToastContainer } from '#ui/toasts/toast-container.tsx';
import { toast, toastDuration } from '#ui/toasts/toasts.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import '#variants/base.css';

const action = { label: 'Undo', onClick: () => undefined };

test.each([
  ['success', undefined, 2000],
  ['info', undefined, 2000],
  ['warning', undefined, 4000],
  ['error', undefined, 4000],
  ['success', action, 4000],
] as const)('a toast of %s stays %s for %d ms', (kind, act, duration) => {
  expect(toastDuration({ kind, ...(act && { action: act }) })).toBe(duration);
});

const shown = () => page.getByRole('status').elements();

describe('the toaster', () => {
  beforeEach(async () => {
    await page.viewport(800, 600);
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
        <ToastContainer />
      </StorefrontContext>,
    );
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
  });

  test('shows a toast at the top centre, 356 px wide, in the colour of its kind', async () => {
    toast.error({ title: 'Error', description: 'Failed to update quantity.' });
    const box = page.getByRole('status').filter({ hasText: 'Failed to update quantity.' });
    await expect.element(box).toBeVisible();
    await expect.element(box).toHaveAttribute('data-type', 'error');
    const { left, right, width } = box.element().getBoundingClientRect();
    expect(width).toBe(356);
    expect(Math.abs(left + right - window.innerWidth)).toBeLessThanOrEqual(2);
    await expect.poll(() => box.element().getBoundingClientRect().top).toBeLessThan(60);
  });

  test('a theme whose letters are larger leaves a toast on the screen of a phone', async () => {
    await page.viewport(375, 740);
    document.documentElement.style.setProperty('--scale', '1.16');
    onTestFinished(() => {
      document.documentElement.style.removeProperty('--scale');
    });
    toast.error({ title: 'Too wide?' });
    const box = page.getByRole('status').filter({ hasText: 'Too wide?' });
    await expect.element(box).toBeVisible();
    const { left, right } = box.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(375);
    await box.getByRole('button', { name: 'Close' }).click();
  });

  test('shows three at once; the next waits until one has gone', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) toast.warning({ title });
    await expect.poll(() => shown().length).toBe(3);
    expect(page.getByText('Four').query()).toBeNull();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(page.getByText('Four')).toBeVisible();
  });

  test('an action is done, and takes the toast away', async () => {
    const onClick = vi.fn<() => void>();
    toast.success({ title: 'Removed', action: { label: 'Undo', onClick } });
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
  });
});
