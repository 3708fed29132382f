const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
  deg: '°',
  frac12: '½',
};

/** A text without tags and with its letters: what shops export of descriptions is often HTML. */
export function plainMarkup(text: string): string {
  const plain = /<[a-z/!]/i.test(text)
    ? text
        .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^>]{0,200}>/gi, '\n')
        .replaceAll(/<[^<>]{1,2000}>/g, '')
    : text;
  return plain
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,8}));/gi,
      (whole, decimal, hex, name) => {
        if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
        const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
        return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : whole;
      },
    )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n')
    .trim();
}
