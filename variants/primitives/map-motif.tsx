import styles from './map-motif.module.css';

type MapMotifProps = {
  /** Turns the streets: neighbours on one page do not look alike. */
  seed: number;
};

const turns = [-14, 9, -27, 21, -5] as const;
const rivers = [
  'M-120 40C40 10 110 120 220 96S420 150 560 110',
  'M90 -120C60 20 150 90 120 190S220 330 180 420',
  'M-120 250C30 190 120 260 240 214S440 60 560 40',
] as const;
const parks = [
  { x: 262, y: 24, width: 96, height: 64 },
  { x: 44, y: 148, width: 112, height: 56 },
  { x: 250, y: 150, width: 82, height: 74 },
] as const;

/** Streets across and along, from edge to edge however the sheet is turned. */
const across = [-92, -28, 36, 100, 164, 228, 292];
const along = [-76, 12, 100, 176, 264, 338, 426];

/**
 * A quarter of a town as an abstract drawing in the palette, with a pin in its middle. It says
 * 'here is a place', not where; it fills its frame and is cropped around the pin.
 */
export function MapMotif({ seed }: MapMotifProps) {
  const turn = turns[Math.abs(seed) % turns.length];
  const river = rivers[Math.abs(seed) % rivers.length];
  const park = parks[Math.abs(seed + 1) % parks.length];
  return (
    <svg
      className={styles.map}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`rotate(${turn} 200 120)`}>
        <path className={styles.river} d={river} />
        <rect className={styles.park} {...park} rx="6" />
        <path className={styles.street} d={across.map((y) => `M-160 ${y}H560`).join('')} />
        <path className={styles.street} d={along.map((x) => `M${x} -200V440`).join('')} />
        <path className={styles.avenue} d="M-160 164H560M176 -200V440M-120 320 470 -120" />
      </g>
      <ellipse className={styles.shade} cx="200" cy="133" rx="13" ry="5" />
      <path
        className={styles.pin}
        d="M200 132c-4-8-21-19-21-37a21 21 0 0 1 42 0c0 18-17 29-21 37Z"
      />
      <circle className={styles.eye} cx="200" cy="95" r="8" />
    </svg>
  );
}
