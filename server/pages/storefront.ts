import type { StorefrontEntry } from '#schemas/page.ts';

/** What a page needs fetched besides its markup, as addresses. */
export type PageAssets = { styles: string[]; scripts: string[] };

/** Where the storefront's code comes from: its build, or Vite while developing. */
export type Storefront = {
  /** index.html as browsers shall get it, with its placeholders. */
  template(url: string): Promise<string>;
  entry(): Promise<StorefrontEntry>;
  /** Scripts of lazy parts by their manifest keys, and style sheets of the late ones too. */
  assetsOf(parts: readonly string[], lateParts: readonly string[]): PageAssets;
  close(): Promise<void>;
};
