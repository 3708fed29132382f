import type { StorefrontEntry } from '#schemas/page.ts';

/** Where the storefront's code comes from: its build, or Vite while developing. */
export type Storefront = {
  /** index.html as browsers shall get it, with its placeholders. */
  template(url: string): Promise<string>;
  entry(): Promise<StorefrontEntry>;
  /** Addresses of the scripts of lazy parts, by their manifest keys. */
  scriptsOf(parts: readonly string[]): string[];
  close(): Promise<void>;
};
