/** Link that calls a number as it is shown; an extension is not dialled, whoever answers asks for it. */
export const telHref = (phone: string): string =>
  `tel:${phone.replace(/[\p{L}#;].*$/u, '').replaceAll(/[^+\d]/g, '')}`;
