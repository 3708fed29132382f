/**
 * SECRET_KEY and those before it (FORMER_SECRET_KEYS, decision 128). What is made from now on is made
 * with the first; what was made with another still opens and proves.
 */
export type SecretKey = {
  /** 32 bytes. */
  readonly bytes: Buffer;
  /** Those before it, the newest first. */
  readonly former: readonly Buffer[];
};

export const secretKeyOf = (bytes: Buffer, former: readonly Buffer[] = []): SecretKey => ({
  bytes,
  former,
});

/** All of them; the present one first. */
export const allKeys = ({ bytes, former }: SecretKey): readonly Buffer[] => [bytes, ...former];
