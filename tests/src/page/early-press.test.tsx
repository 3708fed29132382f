import { Suspense, use, type FormEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { earlyPressScript } from '#src/page/hydration/early-press-script.ts';
import { replayEarlyPress } from '#src/page/hydration/early-press.ts';
import { SectionBoundary } from '#src/page/hydration/section-boundary.tsx';
import type { PagePart } from '#variants/lazy-part.tsx';

const onAdd = vi.fn<() => void>();
const onSend = vi.fn<(words: unknown) => void>();

const send = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  onSend(new FormData(event.currentTarget).get('words'));
};
const screen = (
  <>
    <h1>The soups</h1>
    <button type="button" onClick={onAdd}>
      Add the soup
    </button>
    <form onSubmit={send}>
      <input name="words" />
    </form>
  </>
);
const app = (
  <main id="main">
    <Suspense>{screen}</Suspense>
  </main>
);

/** Submissions that nobody has held: a browser would leave the page. */
const leaving = vi.fn<() => void>();
beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = earlyPressScript;
  document.head.append(script);
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    leaving();
  });
});

let root: Root | undefined;
beforeEach(() => {
  window.earlyPress = null;
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function draw(markup = renderToString(app)) {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  place.innerHTML = markup;
  return place;
}
const press = () => document.querySelector('button')?.click();
const answer = () => replayEarlyPress(document.getElementById('main'));

test('React still marks what it has hydrated, and nothing before (docs/decisions/022)', async () => {
  const place = draw();
  const marks = () =>
    Object.keys(document.querySelector('button') ?? {}).filter((key) =>
      key.startsWith('__reactProps$'),
    );
  expect(marks()).toEqual([]);
  root = hydrateRoot(place, app);
  await expect.poll(marks).toHaveLength(1);
});

test('what was pressed while the scripts were on the way is answered once', async () => {
  const place = draw();
  press();
  root = hydrateRoot(place, app);
  await answer();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect('earlyPress' in window).toBe(false);
});

test('what works without scripts, such as a list that opens over the page, is not pressed again', async () => {
  const screen = (
    <main id="main">
      <button type="button" popoverTarget="pages">
        More
      </button>
      <div id="pages" popover="auto">
        Pages
      </div>
    </main>
  );
  const place = draw(renderToString(screen));
  press();
  const isOpen = () => document.querySelector('#pages:popover-open') !== null;
  expect(isOpen()).toBe(true);
  root = hydrateRoot(place, screen);
  await answer();
  expect(window).not.toHaveProperty('earlyPress');
  expect(isOpen()).toBe(true);
});

test('what React answers at once, since it was pressed as it began, is not pressed again', async () => {
  const place = draw();
  press();
  root = hydrateRoot(place, app);
  const answered = answer();
  press();
  expect(onAdd).toHaveBeenCalledTimes(1);
  await answered;
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('a press in a section that waits is answered once, whenever it came', async () => {
  window.history.replaceState(null, '', window.location.pathname);
  for (const moment of ['before', 'since'] as const) {
    const part: PagePart = {
      id: moment,
      preload: vi.fn<() => Promise<void>>(async () => undefined),
    };
    const page = (
      <main id="main">
        <h1>The soups</h1>
        <div style={{ height: '400vh' }} />
        <SectionBoundary id={moment} config="" deferredParts={[part]}>
          <section id={moment}>
            <button type="button" onClick={onAdd}>
              Add the soup
            </button>
          </section>
        </SectionBoundary>
      </main>
    );
    const place = draw(renderToString(page));
    window.earlyPress = null;
    if (moment === 'before') press();
    root = hydrateRoot(place, page);
    const answered = answer();
    await expect.poll(() => 'earlyPress' in window).toBe(false);
    if (moment === 'since') press();
    await answered;
    await expect.poll(() => onAdd.mock.calls.length).toBe(1);
    root.unmount();
    root = undefined;
    place.remove();
    onAdd.mockClear();
  }
});

test('a page that nobody has touched answers nothing, and keeps no press any longer', async () => {
  const place = draw();
  root = hydrateRoot(place, app);
  await answer();
  expect('earlyPress' in window).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

test('a page that is drawn anew, or goes before it is alive, keeps no press any longer', async () => {
  const first = draw();
  press();
  await replayEarlyPress(null);
  expect('earlyPress' in window).toBe(false);
  first.remove();
  window.earlyPress = null;
  const place = draw();
  press();
  const answered = answer();
  place.remove();
  await answered;
  expect('earlyPress' in window).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

test('a form is held until it has come to life itself, and what stands in it is kept', async () => {
  const place = draw();
  const form = place.querySelector('form');
  const field = place.querySelector('input');
  if (!form || !field) throw new Error('The page has no form.');
  field.value = 'With basil';
  form.requestSubmit();
  expect(leaving).not.toHaveBeenCalled();
  // Nobody says that the page is there: the form is asked alone.
  root = hydrateRoot(place, app);
  await expect
    .poll(() => {
      form.requestSubmit();
      return onSend.mock.lastCall;
    })
    .toEqual(['With basil']);
  expect(leaving).not.toHaveBeenCalled();
});

test('a form that waits in the middle of a living page is held too', async () => {
  let arrive: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  const ready: Promise<void> = Object.assign(Promise.resolve(), {
    status: 'fulfilled' as const,
    value: undefined,
  });
  function Awaited({ until }: { until: Promise<void> }) {
    use(until);
    return screen;
  }
  const page = (until: Promise<void>) => (
    <main id="main">
      <Suspense>
        <Awaited until={until} />
      </Suspense>
    </main>
  );
  const place = draw(renderToString(page(ready)));
  root = hydrateRoot(place, page(coming));
  const form = place.querySelector('form');
  form?.requestSubmit();
  expect(leaving).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
  arrive();
  await expect
    .poll(() => {
      form?.requestSubmit();
      return onSend.mock.calls.length;
    })
    .toBeGreaterThan(0);
});

test('a form that leads somewhere by itself is never held, nor one that is not the page’s', () => {
  const place = draw('<form action="/menu"></form>');
  place.querySelector('form')?.requestSubmit();
  expect(leaving).toHaveBeenCalledTimes(1);
  const other = document.body.appendChild(document.createElement('form'));
  other.requestSubmit();
  expect(leaving).toHaveBeenCalledTimes(2);
});
