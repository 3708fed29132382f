import type { ComparedPart } from './compared-part.ts';

/** What became of a part, in a word or two. */
export function marksOf({ kind, standing, differences }: ComparedPart): string[] {
  const { before, after } = standing;
  if (kind !== 'drawn') return [];
  if (before === 'absent') return ['Added'];
  if (after === 'absent') return ['Removed'];
  const kinds = new Set(differences.map(({ place }) => place.kind));
  const isAtOtherTimes = kinds.delete('when');
  kinds.delete('shown');
  return [
    ...(before !== after ? [after === 'shown' ? 'Shown again' : 'Hidden now'] : []),
    ...(kinds.size > 0 ? ['Changed'] : []),
    ...(isAtOtherTimes ? ['Shown at other times'] : []),
    ...(before === 'hidden' && after === 'hidden' ? ['Hidden on the page'] : []),
  ];
}

/** Which settings differ, as a line below the pictures: the first few by name. */
export function namesOf({ differences }: ComparedPart): string {
  const names = [...new Set(differences.map(({ label }) => label))];
  const most = 5;
  const more = names.length - most;
  const first = names.slice(0, most).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}
