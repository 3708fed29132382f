import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** The list takes a tenth of a second to unpack, so it is unpacked for the first password. */
let estimator: ZxcvbnFactory | null = null;

/** What lies behind is not looked at: long texts take long, and are no common passwords. */
const mostCharacters = 64;

/** A name as people write it into a password: whole, in its parts, and without what stands between. */
const spellings = (name: string): string[] => [
  name,
  ...name.split('@'),
  ...name.split(/[\s@.]+/),
  name.replaceAll(/[^\p{L}\p{N}]/gu, ''),
];

/**
 * Whether a password is one that many people have, a simple change of one, or one of the account's
 * own names: fewer than a million guesses find it (zxcvbn with its list of common passwords).
 * @param own such as name and address
 */
export function isCommonPassword(password: string, own: readonly string[]): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const names = own.flatMap(spellings).filter(Boolean);
  return estimator.check(password.slice(0, mostCharacters), names).score < 2;
}
