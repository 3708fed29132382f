import { e2ePort } from './environment.ts';

/** One of the demo's two tenants, where a browser finds it. */
export type Shop = {
  tenantId: number;
  name: string;
  address: string;
};

export const pizzeria: Shop = {
  tenantId: 139,
  name: 'Forno Pomo',
  address: `http://localhost:${e2ePort}`,
};

export const bakery: Shop = {
  tenantId: 53,
  name: 'Husk & Crumb',
  address: `http://53.localhost:${e2ePort}`,
};
