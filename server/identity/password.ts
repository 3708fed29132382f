import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id, the library's default kind: 19 MiB, 2 rounds. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What the database keeps of a password: argon2id with its own salt (requirements, Identity). */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Whether a password is the hashed one. Without a hash it takes as long as with one, so that the
 * time of an answer does not reveal which accounts exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password);
  await hash(password, cost);
  return false;
}
