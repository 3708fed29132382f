import { expect, test } from 'vitest';
import { escapeHtml } from '#schemas/escape-html.ts';

test('text cannot open an element, end an attribute of either quotes or begin an entity', () => {
  expect(escapeHtml(`<b title='a' id="b">Fish & chips &amp;</b>`)).toBe(
    '&lt;b title=&#39;a&#39; id=&quot;b&quot;&gt;Fish &amp; chips &amp;amp;&lt;/b&gt;',
  );
});

test('everything else stays as it is', () => {
  expect(escapeHtml('Crème brûlée, 4 € — $1 🍕')).toBe('Crème brûlée, 4 € — $1 🍕');
});
