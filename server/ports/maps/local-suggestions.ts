import { placeKey } from '#schemas/rules/delivery/place-key.ts';
import type { Database } from '../../db/client.ts';
import { listLocalitiesBeginning } from '../../db/queries/localities.ts';
import { mostSuggestions, type FoundSuggestion } from './address-service.ts';

/** A suburb's name has at most so many words that are looked for, and at least so many letters. */
const mostWords = 4;
const leastLetters = 3;

/**
 * Suburbs of the tenant's own list that the end of a text begins: `12 Acland Street, St Ki` is in St
 * Kilda. What stands before is the street.
 */
export async function suggestSuburbs(
  db: Database,
  tenantId: number,
  text: string,
): Promise<FoundSuggestion[]> {
  const tails = tailsOf(text);
  if (tails.length === 0) return [];
  const rows = await listLocalitiesBeginning(db, tenantId, {
    beginnings: tails.map(({ tail }) => tail),
    most: mostSuggestions,
  });
  return rows.map(({ suburb, city, postcode }) => {
    const found = tails.find(({ tail }) =>
      [suburb, postcode].some((name) => placeKey(name).startsWith(placeKey(tail))),
    );
    const line = found?.street ?? '';
    return {
      main: [line, suburb].filter(Boolean).join(', '),
      detail: [city === suburb ? '' : city, postcode].filter(Boolean).join(' '),
      stands: {
        kind: 'address',
        address: { formattedAddress: line, suburb, city, postcode, point: null },
      },
    };
  });
}

/** The last words of a text, the most of them first, with what stands before. */
function tailsOf(text: string): { street: string; tail: string }[] {
  const comma = text.lastIndexOf(',');
  if (comma >= 0) return longEnough([[text.slice(0, comma), text.slice(comma + 1)]]);
  const words = text.trim().split(/\s+/);
  const counts = Array.from({ length: Math.min(mostWords, words.length) }, (_, less) => less + 1);
  return longEnough(
    counts
      .toReversed()
      .map((count) => [words.slice(0, -count).join(' '), words.slice(-count).join(' ')]),
  );
}

const longEnough = (parts: readonly (readonly [string, string])[]) =>
  parts
    .map(([street, tail]) => ({ street: street.trim(), tail: tail.trim() }))
    // Behind a number alone stands a street, and not a suburb.
    .filter(({ street, tail }) => tail.length >= leastLetters && !/^[^\p{L}]+$/u.test(street));
