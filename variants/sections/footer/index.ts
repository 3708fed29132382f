import type { FooterConfig } from '#schemas/config/sections/footer.ts';
import { lazyVariants, type LazyPart } from '../../lazy-part.tsx';
import type { FooterProps } from './props.ts';

/** The designs of the footer; the first stands in for an unknown name. */
export const footer = lazyVariants<FooterProps, FooterConfig['variant']>('footer', {
  columns: () => import('./columns.tsx').then((module) => module.Columns),
  centered: () => import('./centered.tsx').then((module) => module.Centered),
  'with-hours': () => import('./with-hours.tsx').then((module) => module.WithHours),
}) satisfies Record<FooterConfig['variant'], LazyPart<FooterProps>>;
