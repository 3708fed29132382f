import type { Language } from '#schemas/languages/languages.ts';
import type { StorefrontEntry } from '#schemas/page.ts';

/** Where the storefront's code comes from: its build, or Vite while developing. */
export type Storefront = {
  /** The storefront in a language; a built one is read at the first page that asks for it. */
  inLanguage(language: Language): Promise<LanguageStorefront>;
  /** The only language that it is drawn in, while developing; null: all. */
  onlyLanguage: Language | null;
  close(): Promise<void>;
};

/** What draws the pages of one language. */
export type LanguageStorefront = {
  /** index.html as browsers shall get it, with its placeholders. */
  template(url: string): Promise<string>;
  entry(): Promise<StorefrontEntry>;
  /** Addresses of the scripts of lazy parts, by their manifest keys. */
  scriptsOf(parts: readonly string[]): string[];
};
