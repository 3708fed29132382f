import '#variants/base.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { en } from '#schemas/messages/en.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { StorefrontContext } from '#variants/primitives/storefront-context.tsx';
import { themeCss } from '#variants/theme.ts';

/** Draws a part on a page of its own with a tenant's palette; `remove` clears it away. */
export function draw(part: ReactNode, { config, currency, locale }: SampleTenant) {
  const style = document.createElement('style');
  style.textContent = themeCss(config);
  const place = document.createElement('main');
  document.head.append(style);
  document.body.append(place);
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <StorefrontContext value={{ messages: en, locale, currency }}>{part}</StorefrontContext>,
    ),
  );
  const remove = () => {
    root.unmount();
    place.remove();
    style.remove();
  };
  return { place, remove };
}
