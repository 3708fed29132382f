/** A text with what is marked in it, as a textarea has it. */
export type Marked = { text: string; start: number; end: number };

export type Mark = 'bold' | 'italic' | 'link' | 'heading' | 'item';

const around = { bold: '**', italic: '*' } as const;
const before = { heading: '# ', item: '- ' } as const;

/** Puts a mark of the notation (schemas/rules/rich-text-notation.ts) on what is selected, or takes it off. */
export function toggleMark(marked: Marked, mark: Mark): Marked {
  switch (mark) {
    case 'bold':
    case 'italic':
      return toggleAround(marked, around[mark]);
    case 'heading':
    case 'item':
      return toggleBefore(marked, before[mark]);
    case 'link':
      return link(marked);
  }
}

function toggleAround({ text, start, end }: Marked, sign: string): Marked {
  const words = text.slice(start, end);
  const isOn = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
  if (isOn) {
    return {
      text: text.slice(0, start - sign.length) + words + text.slice(end + sign.length),
      start: start - sign.length,
      end: end - sign.length,
    };
  }
  return {
    text: `${text.slice(0, start)}${sign}${words}${sign}${text.slice(end)}`,
    start: start + sign.length,
    end: end + sign.length,
  };
}

/** Of every line that the selection touches. */
function toggleBefore({ text, start, end }: Marked, sign: string): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const isOn = lines.every((line) => line.startsWith(sign));
  const next = lines.map((line) => (isOn ? plain(line) : sign + plain(line))).join('\n');
  const grown = next.length - (to - from);
  return {
    text: text.slice(0, from) + next + text.slice(to),
    start: lines.length === 1 ? Math.max(from, start + grown) : from,
    end: end + grown,
  };
}

const plain = (line: string) => line.replace(/^(?:# |- )/, '');

const address = 'https://';

/** The address is selected, to be written over. */
function link({ text, start, end }: Marked): Marked {
  const words = text.slice(start, end) || 'words';
  const head = `${text.slice(0, start)}[${words}](`;
  return {
    text: `${head}${address})${text.slice(end)}`,
    start: head.length,
    end: head.length + address.length,
  };
}
