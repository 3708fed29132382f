import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answerEarlyPress } from '#src/app/early-press.ts';

const onAdd = vi.fn<() => void>();
const app = (
  <main id="main">
    <button type="button" onClick={onAdd}>
      Add the soup
    </button>
  </main>
);

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
  onAdd.mockClear();
});

function draw() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(app);
  return place;
}

test('what was pressed while the scripts were on the way is answered once', async () => {
  const place = draw();
  window.earlyPress = place.querySelector('button');
  root = hydrateRoot(place, app);
  void answerEarlyPress(place.querySelector('main'));
  await expect.poll(() => onAdd.mock.calls.length).toBe(1);
  expect('earlyPress' in window).toBe(false);
});

test('a page that nobody has touched answers nothing, and listens no longer', async () => {
  const place = draw();
  window.earlyPress = null;
  root = hydrateRoot(place, app);
  void answerEarlyPress(place.querySelector('main'));
  await expect.poll(() => 'earlyPress' in window).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});

test('a page that is drawn anew, or goes before it is alive, listens no longer', async () => {
  window.earlyPress = draw().querySelector('button');
  await answerEarlyPress(null);
  expect('earlyPress' in window).toBe(false);
  const place = draw();
  window.earlyPress = place.querySelector('button');
  const answered = answerEarlyPress(place.querySelector('main'));
  place.remove();
  await answered;
  expect('earlyPress' in window).toBe(false);
  expect(onAdd).not.toHaveBeenCalled();
});
