import type { ColorsConfig } from '#schemas/config/colors.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { themeVariables } from '#variants/theme.ts';

export type ColorName = keyof ColorsConfig;

/** What of an element is painted, and by which of the five colours; null where by none of them. */
export type Paint = { what: 'Background' | 'Text' | 'Border'; color: ColorName | null };

/** What was found, and where it was asked, in CSS pixels of the window. */
export type PaintFinding = { paints: readonly Paint[]; x: number; y: number };

const names = ['primary', 'secondary', 'accent', 'background', 'text'] as const;

/** A step of each channel that is seen in every mix, and small enough that no ink turns over. */
const step = 6;

/**
 * Which of the five colours paint an element. Each in turn is made a little different, and what
 * changes most with it is painted by it: so mixes, tones and computed inks are found too, whatever
 * the style sheets say. All of it happens before the browser paints again.
 */
export function findPaint(element: Element, config: SiteConfig): readonly Paint[] {
  const page = element.ownerDocument;
  const root = page.documentElement;
  const still = new (page.defaultView ?? window).CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  page.adoptedStyleSheets.push(still);
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
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

const clear = /^rgba\(0, 0, 0, 0\)$|^transparent$/;

/** What of an element is painted with a colour, as computed. */
function partsOf(element: Element): { what: Paint['what']; value: string }[] {
  const style = getComputedStyle(element);
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
  );
  const isDrawing = element.closest('svg') !== null;
  const hasBorder =
    parseFloat(style.borderBlockStartWidth) > 0 || parseFloat(style.borderBlockEndWidth) > 0;
  const text = hasText || isDrawing ? [{ what: 'Text' as const, value: style.color }] : [];
  const ground = { what: 'Background' as const, value: backgroundOf(element) };
  // What is pressed as a surface of its own is meant as one.
  const isSurface = !clear.test(style.backgroundColor);
  return [
    ...(isSurface ? [ground, ...text] : [...text, ground]),
    ...(hasBorder ? [{ what: 'Border' as const, value: style.borderBlockEndColor }] : []),
  ];
}

/** Of the element itself, or of the nearest below it that is not clear. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!clear.test(backgroundColor)) return backgroundColor;
  }
  return '';
}

/** A little towards the middle, so that there is always room for the step. */
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
