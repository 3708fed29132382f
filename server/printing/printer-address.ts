/** Under the API's base; a printer's secret follows. */
export const printerPath = '/v2/print';

/** What is typed into a printer. @param origin of the tenant's site */
export const printerAddress = (origin: string, token: string): string =>
  `${origin}/api${printerPath}/${token}`;
