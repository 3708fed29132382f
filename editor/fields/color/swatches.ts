import type { SiteConfig } from '#schemas/config/site.ts';

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** The colours of a document, each once: its five, then whatever else stands anywhere in it. */
export function swatchesOf(config: SiteConfig): string[] {
  return [...new Set([...colorsIn(config.colors), ...colorsIn(config)])];
}

function colorsIn(value: unknown): string[] {
  if (typeof value === 'string') return hex.test(value) ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(colorsIn) : [];
}
