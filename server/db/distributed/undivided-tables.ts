/** Where a distributed database keeps a table that is not divided by tenants. */
type Undivided = {
  /** A copy on every node, which foreign keys may lead to; or on the coordinator alone. */
  place: 'every node' | 'coordinator';
  why: string;
};

/** The tables that are not divided by tenants; each other one has `tenant_id` in its keys (decision 110). */
export const undividedTables: Readonly<Record<string, Undivided>> = {
  tenants: { place: 'every node', why: 'each row is a tenant itself, known by its own id' },
  hosts: { place: 'every node', why: 'finds the tenant of a request before it is known' },
  rate_limits: { place: 'coordinator', why: 'counts of the installation, written by every call' },
};
