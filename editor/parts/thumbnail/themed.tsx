import type { CSSProperties, ReactNode } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { themeVariables } from '#variants/theme.ts';

type ThemedProps = {
  config: SiteConfig;
  /** The dark palette, where it has one. */
  isDark?: boolean;
  children: ReactNode;
};

/** Draws a part of a page in the look of another configuration (variants/variables.css). */
export function Themed({ config, isDark = false, children }: ThemedProps) {
  return (
    <div data-tone="page" data-theme style={ownVariables(config, isDark)}>
      {children}
    </div>
  );
}

function ownVariables(config: SiteConfig, isDark: boolean): CSSProperties {
  const variables = themeVariables(config, isDark);
  const ink = variables['--color-ink'];
  const text = ink === 'var(--color-text)' ? variables['--color-text'] : ink;
  return {
    ...variables,
    ...(text !== undefined && { '--color-text': text, '--color-ink': text }),
    colorScheme: isDark ? 'var(--scheme-dark)' : 'var(--scheme)',
    font: '400 var(--text-m) / 1.55 var(--font-text)',
  };
}
