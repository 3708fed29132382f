import { createContext, use, type ReactNode } from 'react';
import type { Messages } from '#schemas/messages/en.ts';
import type { PictureMetadata } from '#schemas/rules/picture-sources.ts';

/** What every part needs to write text: sentences, language (BCP 47), currency (ISO 4217), zone (IANA). */
export type Storefront = {
  messages: Messages;
  locale: string;
  currency: string;
  timeZone?: string | undefined;
  /**
   * What is known of stored pictures, by their addresses. Without it there is no server that makes
   * their widths, as in Storybook, and they are drawn as they are.
   */
  pictures?: Readonly<Record<string, PictureMetadata>>;
  /** What the addresses of stored pictures begin with, where they do not come from the site itself. */
  picturesUrl?: string | undefined;
};

const Context = createContext<Storefront | null>(null);

export function StorefrontContext({ value, children }: { value: Storefront; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** @throws Error outside a StorefrontContext: a part without one is a fault of its caller. */
export function useStorefront(): Storefront {
  const value = use(Context);
  if (!value) throw new Error('Wrap this in <StorefrontContext>.');
  return value;
}

/** What is known of stored pictures, and where they come from; nothing outside a StorefrontContext. */
export const usePictures = (): Pick<Storefront, 'pictures' | 'picturesUrl'> | null => use(Context);
