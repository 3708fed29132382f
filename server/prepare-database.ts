import type { OpenDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Env } from './environment/env.ts';
import type { ImageStore } from './ports/images/image-store.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { seedStaff, type DemoAccount } from './seed/seed-staff.ts';
import type { SecretKey } from './security/secret-key.ts';

/**
 * Brings the tables up to date and, where the demo runs, fills them: once for all processes that
 * are started on them.
 * @returns staff of the demo whose passwords can be printed.
 */
export async function prepareDatabase(
  { pool, db }: Pick<OpenDatabase, 'pool' | 'db'>,
  { demo, port }: Pick<Env, 'demo' | 'port'>,
  { images, secretKey, clock }: { images: ImageStore; secretKey: SecretKey; clock: () => Date },
): Promise<DemoAccount[]> {
  await migrateDatabase(pool);
  if (!demo) return [];
  await seedDemo({ db, images, clock, port });
  return seedStaff(db, secretKey);
}
