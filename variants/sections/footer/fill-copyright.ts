/** The copyright line with its {year} filled in (specification §3 footer). */
export function fillCopyright(text: string, year: number): string {
  return text.replaceAll('{year}', String(year));
}
