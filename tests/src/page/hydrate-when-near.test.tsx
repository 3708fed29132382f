import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isHydrated } from '#src/page/hydration/is-hydrated.ts';
import { SectionBoundary } from '#src/page/hydration/section-boundary.tsx';
import type { PagePart } from '#variants/lazy-part.tsx';

const onAdd = vi.fn<() => void>();

/** In the section stands a boundary of its own, as that of a lazy variant: it hydrates after it. */
type HomeProps = { parts: readonly PagePart[]; id: string; config?: string; onAlive(): void };

function Home({ parts, id, config = 'first', onAlive }: HomeProps) {
  useEffect(onAlive, [onAlive]);
  return (
    <main>
      <div style={{ height: '400vh' }}>The hero</div>
      <SectionBoundary id={id} config={config} deferredParts={parts}>
        <section id={id}>
          <Suspense>
            <button type="button" onClick={onAdd}>
              Add the soup
            </button>
          </Suspense>
        </section>
      </SectionBoundary>
    </main>
  );
}

let root: Root | undefined;
const before = window.location.href;
beforeEach(async () => {
  // No higher than the tab: what is in sight is judged by the tab's own window.
  await page.viewport(375, 480);
  onAdd.mockClear();
  // An address that asks for something is never kept waiting.
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  window.scrollTo(0, 0);
  window.history.replaceState(null, '', before);
});

/** A page as the server drew it, far down a section whose scripts come as the test lets them. */
async function open(id: string) {
  let arrive: () => void = () => undefined;
  const preload = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const place = document.body.appendChild(document.createElement('div'));
  const problems: unknown[] = [];
  await new Promise<void>((onAlive) => {
    const app = <Home parts={[{ id, preload }]} id={id} onAlive={onAlive} />;
    place.innerHTML = renderToString(app);
    root = hydrateRoot(place, app, { onRecoverableError: (problem) => problems.push(problem) });
  });
  const change = () =>
    root?.render(
      <Home parts={[{ id, preload }]} id={id} config="second" onAlive={() => undefined} />,
    );
  return { preload, arrive: () => arrive(), change, problems };
}

const openAt = (address: string, id: string) => {
  window.history.replaceState(null, '', address);
  return open(id);
};

const soup = () => page.getByRole('button', { name: 'Add the soup' });
/** As a script presses it: nothing moves before. */
const press = () => document.querySelector('button')?.click();

test('a far section stands there as drawn, and is loaded when it is nearly in sight', async () => {
  const { preload, arrive, problems } = await open('near-by-scrolling');
  await expect.element(soup()).toBeInTheDocument();
  expect(preload).not.toHaveBeenCalled();
  soup().element().scrollIntoView();
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
  arrive();
  await expect
    .poll(() => {
      press();
      return onAdd.mock.calls.length;
    })
    .toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('whoever begins to use the page gets all of it', async () => {
  const { preload } = await open('near-by-use');
  expect(preload).not.toHaveBeenCalled();
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
});

test('a change of the address, which shows another screen, waits for no sign of use', async () => {
  const { preload } = await open('near-by-address');
  expect(preload).not.toHaveBeenCalled();
  window.history.pushState(null, '', '/error');
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
});

test('a section whose script is missing does not stand in the way of another screen', async () => {
  const { preload } = await open('near-in-the-way');
  preload.mockRejectedValue(new Error('no network'));
  window.history.pushState(null, '', '/error');
  // It answers: it waits no longer for what does not come.
  await expect
    .poll(() => {
      press();
      return onAdd.mock.calls.length;
    })
    .toBeGreaterThan(0);
});

test('a section that hydrates at once is not deferred by another address later', async () => {
  const id = 'near-at-once';
  const { preload, change } = await openAt('/?cart=open', id);
  await expect.poll(() => isHydrated(document.querySelector('button') ?? document.body)).toBe(true);
  window.history.replaceState(null, '', '/checkout');
  change();
  press();
  expect(onAdd).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Shift}');
  expect(preload).not.toHaveBeenCalled();
});

test('what was pressed too early is answered once, when the section can', async () => {
  const { preload, arrive } = await open('near-by-pressing');
  press();
  expect(onAdd).not.toHaveBeenCalled();
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
  arrive();
  await expect.poll(() => onAdd.mock.calls.length).toBe(1);
});

test.each([0, 1, 2, 4, 8, 16])(
  'what was pressed after the script came, and before the section answers, is answered once: %i',
  async (turns) => {
    const { preload, arrive } = await open(`near-between-${turns}`);
    await userEvent.keyboard('{Shift}');
    await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
    arrive();
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    press();
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    // Nothing of it is left over for what hydrates later.
    press();
    expect(onAdd).toHaveBeenCalledTimes(2);
  },
);

test('a network that fails leaves the drawn section, and the next sign of use tries again', async () => {
  const { preload } = await open('near-again');
  preload.mockRejectedValueOnce(new Error('no network'));
  press();
  await expect.poll(() => preload.mock.calls.length).toBe(1);
  await expect.element(soup()).toBeInTheDocument();
  await userEvent.keyboard('{Shift}');
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(1);
});

test('a change that tears a waiting section has it loaded and drawn at once', async () => {
  const { preload, arrive, change } = await open('near-by-change');
  change();
  await expect.poll(() => preload.mock.calls.length).toBeGreaterThan(0);
  arrive();
  await expect.element(soup()).toBeVisible();
});

test('a section that is alive stays there, too, when a change puts it among those that wait', async () => {
  const preload = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
  const draw = (lateParts: readonly PagePart[] | undefined) => (
    <SectionBoundary id="moved-down" config="" deferredParts={lateParts}>
      <section id="moved-down">
        <button type="button" onClick={onAdd}>
          Add the soup
        </button>
      </section>
    </SectionBoundary>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(draw(undefined));
  root = hydrateRoot(place, draw(undefined));
  await expect
    .poll(() => {
      press();
      return onAdd.mock.calls.length;
    })
    .toBeGreaterThan(0);
  flushSync(() => root?.render(draw([{ id: 'moved-down', preload }])));
  const button = soup().element();
  expect(button.getBoundingClientRect().height).toBeGreaterThan(0);
  onAdd.mockClear();
  press();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(preload).not.toHaveBeenCalled();
});
