/** Something to choose from, with what stands beside its name. */
export type Option = { value: string; label: string; note?: string };

/** A menu may have hundreds of dishes; more than this nobody reads. */
const mostShown = 40;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options whose name or note holds every typed word, whatever its accents; all for no words. */
export function matching<O extends Option>(options: readonly O[], typed: string): O[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return options
    .filter(({ label, note = '' }) => {
      const text = plain(`${label} ${note}`);
      return words.every((word) => text.includes(word));
    })
    .slice(0, mostShown);
}
