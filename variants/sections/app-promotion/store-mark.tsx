type StoreMarkProps = { store: 'appStore' | 'playStore' };

const drawings = {
  /** A telephone with rounded corners and a bar to swipe. */
  appStore: (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="3.2" />
      <path d="M10.25 18.75h3.5" />
    </>
  ),
  /** A telephone with a camera's hole and three keys. */
  playStore: (
    <>
      <rect x="6" y="2.5" width="12" height="19" rx="1.6" />
      <path d="M12 5.6v.01M8.9 18.4l1.1-1v2zM12 18.4v.01M14.4 17.6h1.4v1.4h-1.4z" />
    </>
  ),
} as const;

/** A telephone of either kind; drawn here, for the stores' own badges are their trade marks. */
export function StoreMark({ store }: StoreMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[store]}
    </svg>
  );
}
