/** What calls a number that is shown; an extension is asked for by whoever answers, and not dialled. */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/[\p{L}#;].*$/u, '').replaceAll(/[^+\d]/g, '')}`;
