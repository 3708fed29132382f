import type { ColorsConfig } from '#schemas/config/colors.ts';
import { aaText, contrastRatio, readableOn, readableShade } from '#schemas/rules/contrast.ts';

/** How a colour reads against the one it is really seen with. */
export type Contrast = {
  /** 'Text on the background'. */
  pair: string;
  /** 1 to 21. */
  ratio: number;
  passes: boolean;
  /** The nearest shade that reads, where this one does not. */
  better: string | null;
};

/**
 * The contrast that matters for one of the five colours. Text on the coloured surfaces is computed
 * (variants/theme.ts), so those always read; text and background are the owner's own pair.
 */
export function contrastOf(name: keyof ColorsConfig, colors: ColorsConfig): Contrast {
  const { text, background } = colors;
  const colour = colors[name];
  if (name === 'text' || name === 'background') {
    const other = name === 'text' ? background : text;
    const ratio = contrastRatio(text, background);
    const passes = ratio >= aaText;
    const away = readableOn(other, []);
    const better = passes ? null : readableShade(colour, other, away);
    return { pair: 'Text on the background', ratio, passes, better };
  }
  const ink = readableOn(
    colour,
    name === 'primary' ? ['#ffffff', text] : [text, background, '#ffffff'],
  );
  const ratio = contrastRatio(ink, colour);
  return { pair: 'Text on it', ratio, passes: ratio >= aaText, better: null };
}
