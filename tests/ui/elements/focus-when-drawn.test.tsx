import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { newPromise } from '#ui/page/new-promise.ts';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';

let drawn = newPromise<void>();
beforeEach(() => {
  drawn = newPromise<void>();
});

/** A button that gives its place to a field once it is drawn, some frames after the press. */
function CodeField() {
  const [isSent, setSent] = useState(false);
  const send = async () => {
    focusWhenDrawn(() => document.getElementById('code'));
    await drawn.promise;
    setSent(true);
  };
  return (
    <>
      {isSent ? <input id="code" aria-label="Code" /> : <button onClick={send}>Send</button>}
      <button>Elsewhere</button>
    </>
  );
}

function draw() {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  root.render(<CodeField />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const button = (name: string) => page.getByRole('button', { name });

test('a field that is drawn frames later is focused', async () => {
  draw();
  await button('Send').click();
  await frame();
  await frame();
  await frame();
  drawn.resolve();
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('the focus stays where it was put meanwhile', async () => {
  draw();
  await button('Send').click();
  await userEvent.tab();
  await expect.element(button('Elsewhere')).toHaveFocus();
  await frame();
  drawn.resolve();
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await frame();
  await expect.element(button('Elsewhere')).toHaveFocus();
});
