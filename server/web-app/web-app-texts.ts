import { enWebApp, type WebAppMessages } from '#schemas/messages/en-web-app.ts';
import { webApp as ar } from '#schemas/messages/ar/web-app.ts';
import { webApp as es } from '#schemas/messages/es/web-app.ts';
import type { Language } from '#schemas/languages/languages.ts';

/** What manifest and offline page say, by language. */
export const webAppTexts: Record<Language, WebAppMessages> = {
  en: enWebApp,
  es: { webApp: es },
  ar: { webApp: ar },
};
