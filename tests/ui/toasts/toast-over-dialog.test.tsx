import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { en } from '#schemas/messages/en.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ToastContainer } from '#ui/toasts/toast-container.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import '#variants/base.css';

const dialog = () => page.getByRole('dialog', { name: 'Your cart' });

/** A page under an open dialog, and toasts. */
async function openDialog() {
  const onClose = vi.fn<() => void>();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <StorefrontContext value={{ messages: en, locale: 'en-AU', currency: 'AUD' }}>
      <main>The menu</main>
      <Modal
        isOpen
        title="Your cart"
        text="Two dishes"
        closeLabel="Close the cart"
        onClose={onClose}
        footer={<button type="button">Pay</button>}
      />
      <ToastContainer />
    </StorefrontContext>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await expect.element(dialog()).toBeVisible();
  await expect.poll(() => host.ariaHidden).toBe('true');
  return onClose;
}

/** What the browser gives screen readers of this page: role and name of each thing. */
async function accessibleNodes(): Promise<string[]> {
  const { frameTree } = await cdp().send('Page.getFrameTree');
  const frame = frameTree.childFrames?.[0]?.frame ?? frameTree.frame;
  const { nodes } = await cdp().send('Accessibility.getFullAXTree', { frameId: frame.id });
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

test('a toast over an open dialog is read out: it stands in a live region that nothing hides', async () => {
  await openDialog();
  expect(await accessibleNodes()).not.toContain('StaticText The menu');
  toast.error({ title: 'The price has changed' });
  await expect.poll(accessibleNodes).toContain('StaticText The price has changed');
  const toasts = page.getByRole('region', { name: 'Notices (Alt+T)' });
  await expect.element(toasts).toHaveAttribute('aria-live', 'assertive');
  expect(toasts.element().parentElement).toBe(document.body);
  // Files before this one may have left toasts of their own.
  const shown = page.getByRole('status').filter({ hasText: 'The price has changed' });
  await shown.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('The price has changed')).not.toBeInTheDocument();
});

test('the action of a toast over an open dialog can be pressed, and leaves the dialog open', async () => {
  const onClose = await openDialog();
  const onUndo = vi.fn<() => void>();
  toast.success({ title: 'Removed', action: { label: 'Undo', onClick: onUndo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
});

test('the action of a toast over an open dialog is reached by the keyboard', async () => {
  const onClose = await openDialog();
  const onUndo = vi.fn<() => void>();
  const pay = page.getByRole('button', { name: 'Pay' });
  await userEvent.click(pay);
  toast.success({ title: 'Removed', action: { label: 'Undo', onClick: onUndo } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await userEvent.keyboard('{Tab}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect
    .element(
      page
        .getByRole('status')
        .filter({ hasText: 'Removed' })
        .getByRole('button', { name: 'Close' }),
    )
    .toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(pay).toHaveFocus();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await userEvent.keyboard('{Tab}');
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onUndo).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByText('Removed')).not.toBeInTheDocument();
});
