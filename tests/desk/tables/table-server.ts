import { tablePlanBody, type TablePlan } from '#schemas/api/staff-tables.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok } from '../settings/settings-server.ts';

const box = { width: 8, height: 6, is_round: false, is_bookable: true, area_id: 1 };

/** Two areas with three tables, two of which join. */
export const storedPlan: TablePlan = {
  areas: [
    { id: 1, name: 'Inside' },
    { id: 2, name: 'Terrace' },
  ],
  tables: [
    { ...box, id: 11, name: '1', min_party: 1, max_party: 2, x: 2, y: 2, token: 'first-token' },
    { ...box, id: 12, name: '2', min_party: 2, max_party: 4, x: 12, y: 2, token: 'second-token' },
    {
      ...box,
      id: 13,
      name: '20',
      area_id: 2,
      min_party: 2,
      max_party: 4,
      x: 2,
      y: 2,
      is_round: true,
      token: 'third-token',
    },
  ],
  joins: [{ table_ids: [11, 12], min_party: 5, max_party: 6 }],
  code_address: 'https://corner.test/dine-in-menu?table=',
  revision: 3,
};

type Refusal = { status: number; body: object };

/** Opens a page about tables with a server that stores the plan. */
export function openTables(page: 'tables' | 'table-cards', first = storedPlan) {
  const state: { present: TablePlan; refusal: Refusal | null; renewed: number } = {
    present: first,
    refusal: null,
    renewed: 0,
  };
  const refused = () => {
    const { refusal } = state;
    state.refusal = null;
    return refusal;
  };
  const renew = (id: number) => () => {
    const refusal = refused();
    if (refusal) return refusal;
    state.renewed += 1;
    const token = `renewed-${state.renewed}`;
    const tables = state.present.tables.map((one) => (one.id === id ? { ...one, token } : one));
    state.present = { ...state.present, tables };
    return ok({ token });
  };
  const path = '/v2/staff/restaurants/1/tables';
  const answers: Record<string, (body: unknown) => { status: number; body: unknown }> = {
    [`GET ${path}`]: () => ok(state.present),
    [`PUT ${path}`]: (body) => {
      const refusal = refused();
      if (refusal) return refusal;
      const { areas, tables, joins } = tablePlanBody.parse(body);
      let next = 100;
      const ids = new Map<number | string, number>();
      const idOf = (id: number | string) => {
        if (typeof id === 'number') return id;
        const known = ids.get(id) ?? (next += 1);
        ids.set(id, known);
        return known;
      };
      state.present = {
        ...state.present,
        areas: areas.map((area) => ({ ...area, id: idOf(area.id) })),
        tables: tables.map((table) => ({
          ...table,
          id: idOf(table.id),
          area_id: idOf(table.area_id),
          token: `token-${idOf(table.id)}`,
        })),
        joins: joins.map((join) => ({ ...join, table_ids: join.table_ids.map(idOf) })),
        revision: state.present.revision + 1,
      };
      return ok(state.present);
    },
    'POST /v2/staff/tables/11/code': renew(11),
    'POST /v2/staff/tables/12/code': renew(12),
  };
  // Who leads one restaurant is not asked for which.
  const manager = personOf('Mia', { role: 'manager', restaurant_id: 1, email: 'm@corner.test' });
  const server = new DeskStandIn(manager, false);
  server.refuse = ({ method, path: at, body }) => answers[`${method} ${at}`]?.(body) ?? null;
  drawDesk(server, `/desk/settings/${page}`);
  return { server, state, saved: () => server.sent('PUT', path) };
}
