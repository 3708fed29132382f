import { useInsertionEffect, type ReactNode } from 'react';
import { en } from '#schemas/messages/en.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { themeCss } from '#variants/theme.ts';
import type { SampleSite } from './samples/sample-site.ts';

/** What the toolbar sets (.storybook/preview.tsx). */
export type Surroundings = {
  /** Name of a sample site. */
  site: string;
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
};

type StageProps = {
  site: Pick<SampleSite, 'tenant' | 'config'>;
  surroundings: Surroundings;
  children: ReactNode;
};

/** What a part of a page stands in: the site's theme and language, the visitor's scheme. */
export function Stage({ site, surroundings: { scheme, direction }, children }: StageProps) {
  const { currency, locale } = site.tenant;
  useInsertionEffect(() => {
    const page = document.documentElement;
    page.dataset['scheme'] = scheme;
    page.dir = direction;
    page.lang = 'en';
  }, [scheme, direction]);
  return (
    <StorefrontContext value={{ messages: en, locale, currency }}>
      <style>{themeCss(site.config)}</style>
      {children}
    </StorefrontContext>
  );
}
