/** Every table, for drizzle and drizzle-kit; row types come from these (`$inferSelect`). */
export * from './schema/choices.ts';
export * from './schema/menu.ts';
export * from './schema/newsletter.ts';
export * from './schema/offers.ts';
export * from './schema/ordering.ts';
export * from './schema/payments.ts';
export * from './schema/previews.ts';
export * from './schema/rate-limits.ts';
export * from './schema/restaurants.ts';
export * from './schema/site.ts';
export * from './schema/staff.ts';
export * from './schema/stock.ts';
export * from './schema/tenants.ts';
