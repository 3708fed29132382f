import { hexOf } from '#schemas/rules/oklab.ts';

const hex = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/**
 * A colour as people type and paste it: a hex with or without its sign, `rgb(34, 84, 61)`, `tomato`
 * and whatever else the browser knows, as the hex that is stored. What is no colour, or lets the
 * background through, comes back as it is.
 */
export function readColor(typed: string): string {
  const text = typed.trim().replace(/;$/, '');
  if (hex.test(text)) return text.startsWith('#') ? text : `#${text}`;
  return drawnColor(text) ?? text;
}

/** What a screen shows of a colour; null for none, or one that is not opaque. */
function drawnColor(text: string): string | null {
  // Words that stand for a colour of their surroundings are none of their own.
  if (!CSS.supports('color', text) || /^(?:current|inherit|initial|unset|revert)/i.test(text)) {
    return null;
  }
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return null;
  context.fillStyle = text;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity] = context.getImageData(0, 0, 1, 1).data;
  return opacity === 255 ? hexOf([red, green, blue]) : null;
}
