import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { emptyCart } from '#schemas/empty-cart.ts';
import { newPromise } from '#ui/page/new-promise.ts';
import { storeLoadedCarts } from '#src/features/offline/store-loaded-carts.ts';

const cartOf = (restaurantId: number) =>
  emptyCart({ restaurantId, currency: 'AUD', taxInclusive: true });

test('every cart that the server answered with is kept, and none that was guessed', async () => {
  const client = new QueryClient();
  const kept: (number | null)[] = [];
  const { promise: late, resolve: answer } = newPromise<object>();
  client.setQueryData(['cart', 139, 1], { data: cartOf(1) });
  client.setQueryData(['cart', 139, 2], { data: cartOf(2), isGuess: true });
  client.setQueryData(['menu', 139, 3], { data: cartOf(3) });
  const onItsWay = client.fetchQuery({ queryKey: ['cart', 139, 4], queryFn: () => late });
  storeLoadedCarts(client, ({ restaurant_id }) => kept.push(restaurant_id));
  expect(kept).toEqual([1]);
  answer({ data: cartOf(4) });
  await onItsWay;
  expect(kept).toEqual([1, 4]);
  client.setQueryData(['cart', 139, 1], { data: cartOf(5), isGuess: true });
  expect(kept).toEqual([1, 4]);
});
