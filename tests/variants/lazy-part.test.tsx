import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { draw } from './draw.tsx';

const Dish = ({ name }: { name: string }) => <p>{name}</p>;

test('a preloaded part draws at once, without suspending', async () => {
  const part = lazyPart('dish.tsx', async () => Dish);
  await part.preload();
  expect(renderToString(<part.Component name="Panini" />)).toBe('<p>Panini</p>');
});

test('a part whose chunk failed to load is asked for again', async () => {
  let attempts = 0;
  const part = lazyPart('dish.tsx', async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return Dish;
  });
  await expect(part.preload()).rejects.toThrow('offline');
  await part.preload();
  expect(renderToString(<part.Component name="Panini" />)).toBe('<p>Panini</p>');
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
