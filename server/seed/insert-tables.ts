import type { SampleRestaurant } from '#schemas/samples/sample-tenant.ts';
import { areas, diningTables, reservationSettings, tableJoins } from '../db/schema.ts';
import { newTableToken } from '../identity/table-token.ts';
import type { SeedContext } from './insert-tenant.ts';

type SampleTable = {
  name: string;
  party: readonly [number, number];
  /** Cells of the plan. */
  at: readonly [number, number];
  size: readonly [number, number];
  isRound?: boolean;
  /** For those who come without a reservation. */
  isForWalkIns?: boolean;
};

/** Two areas of a small restaurant. */
const plan: readonly { area: string; tables: readonly SampleTable[] }[] = [
  {
    area: 'Inside',
    tables: [
      { name: '1', party: [1, 2], at: [2, 2], size: [6, 6], isRound: true },
      { name: '2', party: [1, 2], at: [12, 2], size: [6, 6], isRound: true },
      { name: '3', party: [2, 4], at: [22, 2], size: [8, 6] },
      { name: '4', party: [2, 4], at: [30, 2], size: [8, 6] },
      { name: '5', party: [3, 6], at: [22, 14], size: [12, 6] },
      { name: 'Bar', party: [1, 4], at: [2, 14], size: [14, 4], isForWalkIns: true },
    ],
  },
  {
    area: 'Terrace',
    tables: [
      { name: '11', party: [1, 2], at: [2, 2], size: [6, 6] },
      { name: '12', party: [1, 2], at: [8, 2], size: [6, 6] },
      { name: '13', party: [2, 4], at: [20, 2], size: [8, 8], isRound: true },
      { name: '14', party: [2, 4], at: [34, 2], size: [8, 8], isRound: true },
    ],
  },
];

/** Neighbours that are put together for one party (rule R90). */
const joins = [
  { names: ['3', '4'], minParty: 5, maxParty: 8 },
  { names: ['11', '12'], minParty: 3, maxParty: 4 },
] as const;

/** Gives each restaurant its tables, and lets it take reservations. */
export async function insertTables(
  { tx, tenant }: SeedContext,
  restaurantIds: ReadonlyMap<string, number>,
): Promise<void> {
  const tenantId = tenant.id;
  for (const restaurant of tenant.restaurants) {
    const restaurantId = restaurantIds.get(restaurant.key);
    if (restaurantId === undefined) continue;
    const ids = new Map<string, number>();
    for (const [position, { area, tables }] of plan.entries()) {
      const [made] = await tx
        .insert(areas)
        .values({ tenantId, restaurantId, name: area, position })
        .returning({ id: areas.id });
      if (!made) throw new Error('an area was not written');
      const rows = tables.map((table) => ({
        tenantId,
        restaurantId,
        areaId: made.id,
        token: newTableToken(),
        ...valuesOf(table),
      }));
      const { id, name } = diningTables;
      for (const row of await tx.insert(diningTables).values(rows).returning({ id, name })) {
        ids.set(row.name, row.id);
      }
    }
    await tx.insert(tableJoins).values(
      joins.map(({ names, ...party }) => ({
        tenantId,
        restaurantId,
        tableIds: names.flatMap((name) => ids.get(name) ?? []),
        ...party,
      })),
    );
    const settings = reservationSettingsOf(restaurant);
    await tx.insert(reservationSettings).values({ tenantId, restaurantId, ...settings });
  }
}

const valuesOf = ({ name, party, at, size, isRound, isForWalkIns }: SampleTable) => ({
  name,
  minParty: party[0],
  maxParty: party[1],
  x: at[0],
  y: at[1],
  width: size[0],
  height: size[1],
  isRound: isRound ?? false,
  isBookable: !isForWalkIns,
});

/** Parties may be there whenever the kitchen is open for pickup. */
const reservationSettingsOf = ({ hours, phone }: SampleRestaurant) => ({
  isOn: true,
  week: hours
    .filter(({ orderTypes }) => orderTypes?.includes('pickup') ?? true)
    .flatMap(({ weekdays, opens, closes }) =>
      weekdays.map((weekday) => ({ weekday, opens, closes })),
    ),
  slotMinutes: 30,
  stays: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 120 },
    { upTo: 10, minutes: 150 },
  ],
  bufferMinutes: 0,
  noticeMinutes: 60,
  daysAhead: 60,
  largestParty: 10,
  contactText: `For more than 10 people, call us: ${phone}.`,
  mostParties: null,
  mostSeats: null,
  changeMinutes: 120,
  reminderMinutes: 1440,
});
