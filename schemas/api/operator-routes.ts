import type { Route } from './customer-routes.ts';

/** Calls of whoever runs the installation, of no tenant: any host of the server answers them. */
export const operatorRoutes = {
  listTenants: { method: 'GET', path: '/v2/operator/tenants' },
  createTenant: { method: 'POST', path: '/v2/operator/tenants' },
  inviteOwner: { method: 'POST', path: '/v2/operator/tenants/{tenantId}/owners' },
  suspendTenant: { method: 'POST', path: '/v2/operator/tenants/{tenantId}/suspend' },
  restoreTenant: { method: 'POST', path: '/v2/operator/tenants/{tenantId}/restore' },
  deleteTenant: { method: 'DELETE', path: '/v2/operator/tenants/{tenantId}' },
  undeleteTenant: { method: 'POST', path: '/v2/operator/tenants/{tenantId}/undelete' },
} as const satisfies Record<string, Route>;

export type OperatorRouteName = keyof typeof operatorRoutes;

/**
 * Everything of a tenant as a ZIP file, asked for with the operator's key. It stands beside the
 * table, for a file has no reply to describe.
 */
export const tenantExportPath = '/v2/operator/tenants/:tenantId/export';
