import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { themeVariables } from '#variants/theme.ts';

export type ColorName = keyof ColorsConfig;

/** A painted aspect of an element, and the theme colour it comes from; null where from none. */
export type Paint = { what: 'Background' | 'Text' | 'Border'; color: ColorName | null };

/** The colours of a clicked element, and where it was clicked, in CSS pixels of the window. */
export type PaintFinding = { paints: readonly Paint[]; x: number; y: number };

const names = ['primary', 'secondary', 'accent', 'background', 'text'] as const;

/** Change of each channel: large enough to show in every mix, too small to flip a computed text colour. */
const step = 6;

/**
 * Which theme colours an element is painted with. Changes each colour a little in turn; the one that
 * changes the computed style most is the answer. So mixes, tones and computed text colours are found
 * too, whatever the style sheets say. All of it happens before the browser paints again.
 */
export function findPaint(element: Element, config: SiteConfig): readonly Paint[] {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const noTransitions = new (page.defaultView ?? window).CSSStyleSheet();
  noTransitions.replaceSync('*, ::before, ::after { transition: none !important }');
  page.adoptedStyleSheets.push(noTransitions);
  const before = root.style.cssText;
  const show = (colors: ColorsConfig) => {
    const variables = themeVariables({ ...config, colors });
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
  };
  try {
    show(config.colors);
    const present = partsOf(element);
    const changes = names.map((name) => {
      show({ ...config.colors, [name]: shifted(config.colors[name]) });
      return { name, parts: partsOf(element) };
    });
    return present.map(({ what, value }, index) => {
      const ranked = changes
        .map(({ name, parts }) => ({ name, by: distance(value, parts[index]?.value ?? value) }))
        .toSorted((a, b) => b.by - a.by);
      const [most] = ranked;
      return { what, color: most && most.by > 0 ? most.name : null };
    });
  } finally {
    root.style.cssText = before;
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== noTransitions);
  }
}

const transparent = /^rgba\(0, 0, 0, 0\)$|^transparent$/;

/** The painted aspects of an element with their computed colours. */
function partsOf(element: Element): { what: Paint['what']; value: string }[] {
  const style = getComputedStyle(element);
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  const isDrawing = element.closest('svg') !== null;
  const hasBorder =
    parseFloat(style.borderBlockStartWidth) > 0 || parseFloat(style.borderBlockEndWidth) > 0;
  const text = hasText || isDrawing ? [{ what: 'Text' as const, value: style.color }] : [];
  const background = { what: 'Background' as const, value: backgroundOf(element) };
  // An element with a background of its own is chosen for that first.
  const isSurface = !transparent.test(style.backgroundColor);
  return [
    ...(isSurface ? [background, ...text] : [...text, background]),
    ...(hasBorder ? [{ what: 'Border' as const, value: style.borderBlockEndColor }] : []),
  ];
}

/** Of the element itself, or of the nearest ancestor with one. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!transparent.test(backgroundColor)) return backgroundColor;
  }
  return '';
}

/** Changed towards the middle of the range, so that there is always room for the step. */
function shifted(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return digits.replaceAll(/[\da-f]{2}/gi, (pair) => {
    const channel = parseInt(pair, 16);
    return (channel < 128 ? channel + step : channel - step).toString(16).padStart(2, '0');
  });
}

/** How far two computed colours of the same notation lie apart. */
function distance(one: string, other: string): number {
  const others = numbersOf(other);
  return numbersOf(one).reduce(
    (sum, value, index) => sum + Math.abs(value - (others[index] ?? 0)),
    0,
  );
}

const numbersOf = (color: string) => (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
