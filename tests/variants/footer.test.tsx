import { afterEach, expect, test } from 'vitest';
import { registry, sectionPart } from '#variants/sections/registry.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { draw } from './draw.tsx';

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  document.documentElement.removeAttribute('dir');
});

/** From where to where a letter of a text reaches, in px from the window's edge. */
function placeOf(text: Node, letter: number): DOMRect {
  const range = document.createRange();
  range.setStart(text, letter);
  range.setEnd(text, letter + 1);
  return range.getBoundingClientRect();
}

test.each(Object.keys(registry.footer))(
  'a telephone number of the footer %s reads the same from right to left',
  async (variant) => {
    document.documentElement.dir = 'rtl';
    const { tenant, props } = sampleProps('tenant139', 'footer');
    const part = sectionPart('footer', variant);
    await part.preload();
    const { place, remove: clear } = draw(<part.Component {...props} />, tenant);
    remove = clear;
    const numbers = [...place.querySelectorAll('a[href^="tel:"]')];
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of numbers) {
      const text = document.createTreeWalker(number, NodeFilter.SHOW_TEXT).nextNode();
      const last = (text?.textContent ?? '').length - 1;
      if (!text) throw new Error('A number has no words.');
      expect(placeOf(text, 0).left).toBeLessThan(placeOf(text, last).left);
    }
  },
);

test.each(Object.keys(registry.footer))(
  'every link of the footer %s measures at least 44 by 44 px, and none lies over another',
  async (variant) => {
    const { tenant, props } = sampleProps('tenant139', 'footer');
    const part = sectionPart('footer', variant);
    await part.preload();
    const { place, remove: clear } = draw(<part.Component {...props} />, tenant);
    remove = clear;
    const links = [...place.querySelectorAll('a')];
    expect(links.length).toBeGreaterThan(5);
    const boxes = links.map((link) => link.getBoundingClientRect());
    const small = links.filter((_, index) => {
      const { width = 0, height = 0 } = boxes[index] ?? {};
      return Math.min(width, height) < 44;
    });
    expect(small.map(({ textContent }) => textContent)).toEqual([]);
    const overlapping = boxes.filter((one, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        ),
    );
    expect(overlapping).toEqual([]);
  },
);
