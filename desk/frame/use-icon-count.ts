import { useEffect } from 'react';

/** Of the drawn icon, in px; browsers scale it. */
const size = 64;
/** More does not fit into the icon. */
const most = 9;

/** Shows in the tab's icon how many orders wait; without any it is the site's own again. */
export function useIconCount(count: number): void {
  const text = count > most ? `${most}+` : String(count);
  useEffect(() => {
    if (text === '0') return;
    const own = document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]');
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = drawIcon(text);
    for (const link of own) link.remove();
    document.head.append(icon);
    return () => {
      icon.remove();
      document.head.append(...own);
    };
  }, [text]);
}

/** White on red: it has to be seen among twenty tabs, whatever the site's colours are. */
function drawIcon(text: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#c81e1e';
  context.beginPath();
  context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#fff';
  context.font = `bold ${text.length > 1 ? 36 : 44}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, size / 2, size / 2 + 3);
  return canvas.toDataURL('image/png');
}
