import type { Catalogue } from './catalogue.ts';
import { webApp } from './en/web-app.ts';

/** Sentences of the site on a phone, and of a page without a network: they come after the page. */
export const enWebApp = { webApp };
export type WebAppMessages = Catalogue<typeof enWebApp>;
