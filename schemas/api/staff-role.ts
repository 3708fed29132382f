/**
 * `owner`: everything of a tenant. `manager`: one restaurant. `staff`: the desk of one restaurant
 * (requirements, Identity).
 */
export const everyRole = ['owner', 'manager', 'staff'] as const;
export type StaffRole = (typeof everyRole)[number];

/** Of the calls that are not for the desk. */
export const leadingRoles = ['owner', 'manager'] as const satisfies readonly StaffRole[];
