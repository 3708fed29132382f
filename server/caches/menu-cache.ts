import type { MenuSnapshot } from './menu-snapshot.ts';

export type MenuCache = {
  /**
   * The menu of a restaurant of this tenant.
   * @param atLeast version that the caller saw in the database; an older snapshot is read anew.
   * @throws ApiError 404 where the tenant has no such active restaurant.
   */
  get(tenantId: number, restaurantId: number, atLeast?: number): Promise<MenuSnapshot>;
  forget(tenantId: number, restaurantId: number): void;
  clear(): void;
};
