import axe from 'axe-core';
import { page } from 'vitest/browser';
import type { StaffMember } from '#schemas/api/staff.ts';
import { DeskFrame } from '#desk/frame/desk-frame.tsx';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { bootWith } from '../../src/site-boot.ts';
import { evening } from './sample-tab.ts';
import type { TabsServer } from './tabs-server.ts';

const member: StaffMember = {
  id: '5f0c1f7e-5d0b-4b1e-9d0f-0d6a3d5b7c11',
  name: 'Sage',
  email: 'desk@corner.test',
  role: 'staff',
  restaurant_id: 1,
};
const { menu } = bootWith();
if (!menu) throw new Error('the page has no menu');
const sampleMenu = menu;

/** One tablet of somebody who works at the restaurant. */
export const openTables = (
  server: TabsServer,
  address = '/desk/tables',
  role: StaffMember['role'] = 'staff',
) =>
  drawInStorefront(<DeskFrame member={{ ...member, role }} />, {
    menu: sampleMenu,
    fetch: server.fetch,
    address,
    now: () => evening,
  });

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = page.getByRole('dialog');
/** Within the dialog. */
export const act = (name: string) => dialog.getByRole('button', { name, exact: true });

/** Looked at once what comes in has come in: half transparent text has no contrast. */
export async function axeProblems(): Promise<string[]> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
