import { performance } from 'node:perf_hooks';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { CartToPrice, LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import {
  bogo,
  cartOf,
  couponOf,
  dealOf,
  percentDeal,
  plainLine,
} from '../schemas/pricing/carts.ts';

/**
 * Prices a cart of 30 lines with modifiers, five automatic deals that compete for some of its
 * dishes, a code, delivery, a service fee and a tip, in process, and prints how long it takes.
 * `npx tsx tests/bench/price-cart.ts`; no test, for timings differ from machine to machine.
 */
const rounds = 5_000;

const lines: LineToPrice[] = Array.from({ length: 30 }, (_, index) => {
  const base = 900 + (index % 7) * 150;
  const options = [0, 150, 275, 450][index % 4] ?? 0;
  return plainLine(1 + (index % 20), base + options, {
    key: `line ${String(index).padStart(2, '0')}`,
    quantity: 1 + (index % 3),
    dealBase: base,
    shares: [{ amount: base + options, taxClassId: index % 5 === 0 ? 2 : null }],
  });
});

const bundle: IndexedDeal = dealOf(3, { kind: 'bundle', price: 1500 }, [
  { products: [5] },
  { products: [6, 7] },
]);
const deals = [
  bogo(1, [1, 2], { stacksWithCodes: true }),
  bogo(2, [3, 4]),
  bundle,
  percentDeal(4, 20, [8, 9, 10]),
  percentDeal(5, 10, [10, 11]),
];

/** A busy cart, and one whose every dish two of five deals want, too large to search. */
const carts: Record<string, CartToPrice> = {
  usual: cart(deals),
  rival: cart([...deals.slice(0, 3), bogo(6, range(1, 20)), percentDeal(7, 10, range(1, 20))]),
};

function cart(automatic: IndexedDeal[]): CartToPrice {
  return cartOf(lines, {
    deals: automatic,
    coupon: couponOf('Percentage', 12.5, { stacksWithDeals: true }),
    delivery: {
      tiers: [
        { from: 0, fee: 600 },
        { from: 3000, fee: 0 },
      ],
      minimum: 1500,
    },
    serviceFeePpm: 15_000,
    tip: { kind: 'percent', percent: 10 },
    tax: { inclusive: true, standardPpm: 100_000, classPpm: new Map([[2, 0]]), feesPpm: 100_000 },
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

for (const [name, one] of Object.entries(carts)) {
  for (let warmUp = 0; warmUp < 500; warmUp += 1) priceCart(one);
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    priceCart(one);
    return (performance.now() - start) * 1000;
  }).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(rounds * share)] ?? 0);
  process.stdout.write(
    `price a cart of 30 lines, ${name}: p50 ${at(0.5)} µs, p99 ${at(0.99)} µs\n`,
  );
}
