import { describe, expect, it, onTestFinished } from 'vitest';
import { updateMarks, markDifferences } from '#editor/review/compare/mark-differences.ts';

function page(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  onTestFinished(() => element.remove());
  return element;
}

const marked = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-differs]')].map((one) => one.textContent || one.tagName);

describe('what only one of two drawings shows', () => {
  it('is marked on its side: texts, pictures, and one too many of the same', () => {
    const before = page('<h2>Bread</h2><p>Fresh <b>today</b></p><p>Warm</p><img src="/a.png">');
    const after = page(
      '<h2>Cake</h2><p>Fresh <b>today</b></p><p>Warm</p><p>Warm</p><img src="/b.png">',
    );
    markDifferences(before, after);
    expect(marked(before)).toEqual(['Bread', 'IMG']);
    expect(marked(after)).toEqual(['Cake', 'Warm', 'IMG']);
  });

  it('is marked as a whole where it is an icon, whatever its colours and names', () => {
    const icon = (d: string, more = '') =>
      `<svg ${more}><g id="g${d}${more}"><path d="${d}" stroke="${more}" /></g></svg>`;
    const before = page(icon('M0 0h9') + icon('M1 1v9'));
    const after = page(icon('M0 0h9', 'class="red"') + icon('M2 2h2'));
    markDifferences(before, after);
    const marks = (of: HTMLElement) => [...of.querySelectorAll('[data-differs]')];
    expect(marks(before)).toEqual([before.querySelectorAll('svg')[1]]);
    expect(marks(after)).toEqual([after.querySelectorAll('svg')[1]]);
  });

  it('follows what is drawn later, and takes back what is alike again', async () => {
    const before = page('<h2>Bread</h2>');
    const after = page('');
    const depths: number[] = [];
    onTestFinished(updateMarks(before, after, (depth) => depths.push(depth)));
    await expect.poll(() => marked(before)).toEqual(['Bread']);
    after.innerHTML = '<h1>Bread</h1>';
    await expect.poll(() => marked(before)).toEqual([]);
    expect(marked(after)).toEqual([]);
    expect(depths[0]).toBeGreaterThan(0);
  });
});
