import { isDone, type DistributionPlan } from './plan-distribution.ts';

/** The nodes that hold shards, as `host:port`. */
export type Nodes = readonly string[];

/** What would be done, a line for each kind of table. */
export function describePlan(
  plan: DistributionPlan,
  { nodes, shards }: { nodes: Nodes; shards: number },
): string {
  const { toCopy, toDivide, local, placed, toSetAside, toMakeAgain, toClean, beside } = plan;
  const where = `${nodes.length} ${nodes.length === 1 ? 'node' : 'nodes'} (${nodes.join(', ')})`;
  if (isDone(plan)) {
    return `Nothing is left to do: ${placed.length} tables are distributed over ${where}.`;
  }
  const into = beside === null ? `${shards} shards` : `the shards of ${beside}`;
  const lines: [what: string, names: readonly string[]][] = [
    [`Divided by tenant_id into ${into} on ${where}, each tenant's rows together`, toDivide],
    ['Copied to every node', toCopy],
    ['Stay on the coordinator', local],
    ['Are where they belong', placed],
    ['Rows of before, which nothing reads any more, are removed from the coordinator', toClean],
  ];
  const parts =
    toMakeAgain.length === 0
      ? []
      : [
          `Foreign keys and triggers: ${toSetAside.length} are dropped first and ` +
            `${toMakeAgain.length} made at the end, each key checked against every row.`,
        ];
  return [
    ...lines
      .filter(([, names]) => names.length > 0)
      .map(([what, names]) => `${what} (${names.length}):\n  ${names.join(', ')}`),
    ...parts,
  ].join('\n');
}
