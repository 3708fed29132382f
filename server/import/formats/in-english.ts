/** English first, else the first language there is. */
export function inEnglish(
  title: { translations: Record<string, string> } | null | undefined,
): string {
  const translations = title?.translations ?? {};
  const english = Object.keys(translations).find((language) => /^en\b/i.test(language));
  return (translations[english ?? ''] ?? Object.values(translations)[0] ?? '').trim();
}
