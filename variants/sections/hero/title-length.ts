/** Characters up to which a title is set in the two larger sizes. */
const sizes = { short: 16, medium: 60 } as const;

/** How long a title is, for the size that it is set in. */
export function titleLength(title: string): 'short' | 'medium' | 'long' {
  const { length } = title;
  return length <= sizes.short ? 'short' : length <= sizes.medium ? 'medium' : 'long';
}
