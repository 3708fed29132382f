import type { Database } from '../../db/client.ts';
import { listGiftCardsOfFile } from '../../db/queries/day-gift-cards.ts';
import { listOrdersOfFile, type PlaceInFile } from '../../db/queries/day-file.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { csvHead, csvLine, giftCardLine } from '../../domain/restaurant/orders-csv.ts';
import { businessDayOf } from './business-day.ts';

/** So many orders are in memory at a time. */
const most = 500;

type Asked = { restaurant: Restaurant; from: string; to: string };

/**
 * The orders of a restaurant's days as CSV (RFC 4180), part by part as they are read, and after
 * them the gift cards whose money moved (decision 077).
 */
export async function* ordersFile(
  db: Database,
  { restaurant, from, to }: Asked,
): AsyncGenerator<string> {
  const { begins } = await businessDayOf(db, restaurant, from);
  const { ends } = await businessDayOf(db, restaurant, to);
  const days = { restaurantId: restaurant.id, from, to, begins, ends };
  yield csvHead;
  let after: PlaceInFile | null = null;
  for (;;) {
    const orders: Awaited<ReturnType<typeof listOrdersOfFile>> = await listOrdersOfFile(
      db,
      restaurant.tenantId,
      days,
      { after, most },
    );
    yield orders.map((order) => csvLine(order, restaurant.timeZone)).join('');
    after = orders.at(-1) ?? null;
    if (orders.length < most) break;
  }
  const cards = await listGiftCardsOfFile(db, restaurant.tenantId, days);
  yield cards.map((card) => giftCardLine(card, restaurant.timeZone)).join('');
}

/** 'Corner Kitchen Harbour' from 20 to 22 November as 'corner-kitchen-harbour-2026-11-20-to-2026-11-22.csv'. */
export function fileName({ restaurant: { name }, from, to }: Asked): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'orders'}-${from === to ? from : `${from}-to-${to}`}.csv`;
}
