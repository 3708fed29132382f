import { defineConfig } from 'drizzle-kit';

/** For `npm run db:generate`: writes the next migration from the tables, without a database. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
