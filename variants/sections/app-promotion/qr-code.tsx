import { useMemo } from 'react';
import { encode } from 'uqr';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import styles from './qr-code.module.css';

/** Modules of light around the code, without which cameras do not find it (ISO/IEC 18004). */
const quietZone = 4;

/** An address as a code to scan: always dark on light, whatever the palette around it. */
export function QrCode({ url, label }: { url: string; label: string }) {
  const { size, path } = useMemo(() => drawingOf(url), [url]);
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.light} d={`M0 0h${size}v${size}H0z`} />
        <path className={styles.dark} d={path} />
      </svg>
    </>
  );
}

/** One path: a bar for each run of dark modules in a row. */
function drawingOf(url: string): { size: number; path: string } {
  const { data, size } = encode(url, { ecc: 'M', border: quietZone });
  const bars = data.flatMap((row, y) => {
    const runs: string[] = [];
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      const length = x - from + 1;
      runs.push(`M${from} ${y}h${length}v1h-${length}z`);
    }
    return runs;
  });
  return { size, path: bars.join('') };
}
