import type { FastifyBaseLogger } from 'fastify';
import type { MenuCache } from './caches/menu-cache.ts';
import type { SettingsCache } from './caches/settings-cache.ts';
import type { TenantDirectory } from './caches/tenant-directory.ts';
import type { Database } from './db/client.ts';
import type { ServerFacts } from './facts.ts';
import type { PaymentGateways } from './ports/payments/gateway.ts';

/** What every route stands on. Tests give their own clock, database and facts. */
export type Deps = {
  db: Database;
  /** Time is an argument: rules never ask the machine. */
  clock: () => Date;
  facts: ServerFacts;
  menus: MenuCache;
  settings: SettingsCache;
  tenants: TenantDirectory;
  gateways: PaymentGateways;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};
