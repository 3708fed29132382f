import { stat } from 'node:fs/promises';

/** The user a process runs as; undefined where it simply runs as ourselves. */
export type Account = { uid: number; gid: number } | undefined;

/** `nobody` on every Linux: PostgreSQL refuses to run as root. */
const unprivileged = { uid: 65534, gid: 65534 };

/**
 * Who the database server runs as. Only root has to choose: the user that already owns the
 * database (an earlier start without root), else the unprivileged one.
 */
export async function serverAccount(clusterFolder: string): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterFolder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivileged;
}
