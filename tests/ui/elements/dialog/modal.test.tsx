import axe from 'axe-core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '#ui/dialog/modal.tsx';
import '#variants/base.css';

type Shown = { closeLabel?: string | null; ignoresOutside?: boolean; hasSecond?: boolean };

/** A page longer than the window, with a button that opens a question. */
function Page({ closeLabel = 'Close', ignoresOutside = false, hasSecond = false }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const [isSecondOpen, setSecondOpen] = useState(false);
  return (
    <main style={{ blockSize: '3000px' }}>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Modal
        isOpen={isOpen}
        title="Which size?"
        text="One of them."
        closeLabel={closeLabel}
        ignoresOutside={ignoresOutside}
        onClose={() => setOpen(false)}
        footer={
          <button type="button" onClick={() => (hasSecond ? setSecondOpen(true) : setOpen(false))}>
            Go on
          </button>
        }
      >
        <fieldset>
          <legend>Size</legend>
          <label>
            <input type="radio" name="size" /> Small
          </label>
          <label>
            <input type="radio" name="size" /> Large
          </label>
        </fieldset>
      </Modal>
      <Modal
        isOpen={isSecondOpen}
        title="Really?"
        text="It cannot be undone."
        closeLabel="No"
        onClose={() => setSecondOpen(false)}
      />
    </main>
  );
}

async function openPage(shown: Shown = {}) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Page {...shown} />);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  await opener().click();
  await expect.element(dialog()).toHaveFocus();
  return host;
}

const opener = () => page.getByRole('button', { name: 'Ask' });
const dialog = () => page.getByRole('dialog', { name: 'Which size?' });
const second = () => page.getByRole('dialog', { name: 'Really?' });
const close = () => dialog().getByRole('button', { name: 'Close' });
const goOn = () => dialog().getByRole('button', { name: 'Go on' });
const small = () => dialog().getByRole('radio', { name: 'Small' });

test('R96 it has a name and a description, and the focus; axe finds nothing', async () => {
  await openPage();
  await expect.element(dialog()).toHaveAccessibleDescription('One of them.');
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true');
  await Promise.all(
    dialog()
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  const { violations } = await axe.run(dialog().element());
  expect(violations).toEqual([]);
});

test('R96 Tab goes round in it both ways, radio buttons of a group being one stop', async () => {
  await openPage();
  for (const stop of [close, small, goOn, close]) {
    await userEvent.keyboard('{Tab}');
    await expect.element(stop()).toHaveFocus();
  }
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(goOn()).toHaveFocus();
});

test('what takes the focus from outside gives it back', async () => {
  await openPage();
  small().element().focus();
  document.querySelector<HTMLElement>('main button')?.focus();
  await expect.element(small()).toHaveFocus();
});

test('R96 Escape closes it, and the focus is where it was', async () => {
  await openPage();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('the page behind it is hidden from screen readers and does not scroll or move, until it closes', async () => {
  const host = await openPage();
  const { documentElement: root } = document;
  const width = host.getBoundingClientRect().width;
  expect(host.ariaHidden).toBe('true');
  expect(getComputedStyle(root).overflow).toBe('hidden');
  await close().click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(host.ariaHidden).toBeNull();
  expect(getComputedStyle(root).overflow).toBe('visible');
  expect(host.getBoundingClientRect().width).toBe(width);
});

const pressBeside = () => {
  const layer = dialog().element().parentElement;
  const press = (type: string, on: Element | null) =>
    on?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  return { layer, press };
};

test('a press beside it closes it, but not one that began inside', async () => {
  await openPage();
  const { layer, press } = pressBeside();
  press('pointerdown', small().element());
  press('click', layer);
  await expect.element(dialog()).toHaveAttribute('data-state', 'open');
  press('pointerdown', layer);
  press('click', layer);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('where what happens beside it is ignored, only Escape and its own buttons close it', async () => {
  await openPage({ ignoresOutside: true });
  const { layer, press } = pressBeside();
  press('pointerdown', layer);
  press('click', layer);
  await expect.element(dialog()).toHaveAttribute('data-state', 'open');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('one that asks for an answer closes neither by Escape nor by a press beside it', async () => {
  await openPage({ closeLabel: null });
  const { layer, press } = pressBeside();
  press('pointerdown', layer);
  press('click', layer);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).toHaveAttribute('data-state', 'open');
  await goOn().click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('of two, Escape closes the upper one, and the lower one has its focus and its page again', async () => {
  await openPage({ hasSecond: true });
  await goOn().click();
  await expect.element(second()).toHaveFocus();
  expect(dialog().query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(second()).not.toBeInTheDocument();
  await expect.element(goOn()).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('Escape that something inside has answered leaves it open', async () => {
  await openPage();
  const field = small().element();
  const answer = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  field.addEventListener('keydown', answer);
  field.focus();
  await userEvent.keyboard('{Escape}');
  expect(answer).toHaveBeenCalledOnce();
  await expect.element(dialog()).toHaveAttribute('data-state', 'open');
});
