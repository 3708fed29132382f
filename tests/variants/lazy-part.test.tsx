import { Component, Suspense, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { draw } from './draw.tsx';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'It broke' : this.props.children;
  }
}

type Load = () => Promise<typeof Dish>;

const Dish = ({ name }: { name: string }) => <p>{name}</p>;

test('a preloaded part draws at once, without suspending', async () => {
  const part = lazyPart('dish.tsx', async () => Dish);
  await part.preload();
  expect(renderToString(<part.Component name="Panini" />)).toBe('<p>Panini</p>');
});

const offline = new TypeError('Failed to fetch dynamically imported module');

describe('a part whose chunk does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('is asked for again, after pauses that grow', async () => {
    const load = vi.fn<Load>(async () => Dish);
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const part = lazyPart('dish.tsx', load);
    const start = Date.now();
    const loading = part.preload();
    await vi.advanceTimersToNextTimerAsync();
    expect(load).toHaveBeenCalledTimes(2);
    const first = Date.now();
    await vi.advanceTimersToNextTimerAsync();
    expect(load).toHaveBeenCalledTimes(3);
    expect(Date.now() - first).toBeGreaterThan(first - start);
    await loading;
    expect(renderToString(<part.Component name="Panini" />)).toBe('<p>Panini</p>');
  });

  test('is asked for four times, and then the failure is the answer', async () => {
    const load = vi.fn<Load>(() => Promise.reject(offline));
    const part = lazyPart('dish.tsx', load);
    const outcome = part.preload().catch((failure: unknown) => failure);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(offline);
    await expect(part.preload()).rejects.toBe(offline);
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('is asked for once where there is no network at all', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi.fn<Load>(() => Promise.reject(offline));
    await expect(lazyPart('dish.tsx', load).preload()).rejects.toBe(offline);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is asked for anew by who wants it a while later', async () => {
    const load = vi.fn<Load>(async () => Dish);
    for (let attempt = 0; attempt < 4; attempt += 1) load.mockRejectedValueOnce(offline);
    const part = lazyPart('dish.tsx', load);
    const outcome = part.preload().catch((failure: unknown) => failure);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe(offline);
    await vi.advanceTimersByTimeAsync(3000);
    await part.preload();
    expect(load).toHaveBeenCalledTimes(5);
  });
});

test('a part that was not preloaded draws when its chunk is there, without a complaint', async () => {
  const complaint = vi.spyOn(console, 'error');
  const part = lazyPart('dish.tsx', async () => Dish);
  const { remove } = draw(
    <Suspense fallback="Loading…">
      <part.Component name="Panini" />
    </Suspense>,
    tenant139,
  );
  await expect.element(page.getByText('Panini')).toBeVisible();
  expect(complaint).not.toHaveBeenCalled();
  remove();
});

test('a drawn part whose chunk never comes ends with its failure, and is not asked for without end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // As browsers do that ask the network for each attempt: the answer takes a moment.
  const load = vi.fn<Load>(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    throw offline;
  });
  const part = lazyPart('dish.tsx', load);
  const { remove } = draw(
    <Boundary>
      <Suspense fallback="Loading…">
        <part.Component name="Panini" />
      </Suspense>
    </Boundary>,
    tenant139,
  );
  await expect.element(page.getByText('It broke')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  remove();
});
