import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useWhenPriced } from '#src/features/checkout/frame/use-when-priced.ts';
import { noteAnswer } from '#src/features/offline/connection.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';

afterEach(() => noteAnswer(true));

/** A button that sends, and one by which the prices come. */
function Sending() {
  const [isRepricing, setRepricing] = useState(true);
  const [sent, setSent] = useState(0);
  const { press, isWaiting } = useWhenPriced(isRepricing, () => setSent(sent + 1));
  return (
    <>
      <button type="button" aria-busy={isWaiting} onClick={press}>
        Send
      </button>
      <button type="button" onClick={() => setRepricing(false)}>
        Price
      </button>
      <output>{sent}</output>
    </>
  );
}

const unanswered: typeof globalThis.fetch = () => new Promise(() => undefined);
const open = () => drawInStorefront(<Sending />, { menu: menuOf([]), fetch: unanswered });
const send = page.getByRole('button', { name: 'Send' });
const price = page.getByRole('button', { name: 'Price' });
const sent = page.getByRole('status');

test('what is pressed while prices are on their way goes on with them', async () => {
  open();
  await send.click();
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  await price.click();
  await expect.element(sent).toHaveTextContent('1');
});

test.each([
  ['before', true],
  ['after', false],
])(
  'what is pressed %s the connection is lost is not sent once it is back',
  async (_when, first) => {
    open();
    if (first) await send.click();
    noteAnswer(false);
    if (!first) await send.click();
    await expect.element(send).toHaveAttribute('aria-busy', 'false');
    noteAnswer(true);
    await price.click();
    await expect.element(sent).toHaveTextContent('0');
    await send.click();
    await expect.element(sent).toHaveTextContent('1');
  },
);
