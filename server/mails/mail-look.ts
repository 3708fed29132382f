import type { SiteConfig } from '#schemas/config/site.ts';
import { mix, readableOn, readableShade } from '#schemas/rules/contrast.ts';
import type { MailLook } from './mail-content.ts';

/** The tenant's colours for a mail; text on each of them is computed to be read (WCAG AA). */
export function mailLook({ primary, background, text }: SiteConfig['colors']): MailLook {
  const surface = mix(background, '#ffffff', 0.6);
  const ink = readableShade(text, surface, '#000000');
  return {
    primary,
    onPrimary: readableOn(primary, ['#ffffff', '#000000']),
    ground: mix(background, ink, 0.04),
    surface,
    text: ink,
    muted: readableShade(mix(ink, surface, 0.4), surface, ink),
    line: mix(surface, ink, 0.14),
  };
}
