import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { MenuChange } from '#schemas/api/staff-menu.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

/** A change made from what is there now. */
export const changeOf = (menu: MenuDocument, path: string[], value: unknown): MenuChange => ({
  path,
  value,
  before: contentAt(menu, path),
});

/** The small menu with an owner and a manager who edit it over HTTP. */
export async function openEditedMenu() {
  const { app, db, deps } = await buildSmallApp();
  await insertStaff(db);
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const urlOf = (restaurantId: number) => `/api/v2/staff/restaurants/${restaurantId}/menu`;

  const read = async (restaurantId: number = small.restaurant) => {
    const reply = await app.inject({ url: urlOf(restaurantId), headers: owner });
    expectStatus(reply, 200);
    return contract.getEditedMenu.reply.parse(reply.json()).data;
  };
  const send = (
    changes: MenuChange[],
    {
      headers = owner,
      transaction_id = randomUUID(),
      restaurantId = small.restaurant,
    }: { headers?: typeof owner; transaction_id?: string; restaurantId?: number } = {},
  ) =>
    app.inject({
      method: 'PATCH',
      url: urlOf(restaurantId),
      headers,
      payload: { transaction_id, changes },
    });
  const history = async (query = '') => {
    const url = `${urlOf(small.restaurant)}/changes${query}`;
    const reply = await app.inject({ url, headers: owner });
    expectStatus(reply, 200);
    return contract.listMenuChanges.reply.parse(reply.json()).data.entries;
  };
  const undo = (id: number, leaves_changed = false) =>
    app.inject({
      method: 'POST',
      url: `${urlOf(small.restaurant)}/changes/${id}/undo`,
      headers: owner,
      payload: { transaction_id: randomUUID(), leaves_changed },
    });
  /** Puts the menu back as it is now, once the test is over. */
  const keepMenu = async () => {
    const { menu: kept } = await read();
    onTestFinished(async () => {
      const { menu } = await read();
      const changes = reversible(menu, changesBetween(menu, kept));
      if (changes.length > 0) expectStatus(await send(changes), 200);
    });
  };
  /** The menu as customers see it. */
  const shown = async (restaurantId: number = small.restaurant) => {
    const reply = await app.inject({
      url: `/api/v2/menu?tenant_id=${small.tenant}&restaurant_id=${restaurantId}`,
      headers: { host: small.host },
    });
    expectStatus(reply, 200);
    return contract.getMenu.reply.parse(reply.json()).data;
  };
  return { app, db, deps, owner, manager, urlOf, read, send, history, undo, keepMenu, shown };
}
