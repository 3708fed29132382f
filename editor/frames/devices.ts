/** The page itself, or its route in a window of a device's width (CSS pixels). */
export const devices = {
  page: { label: 'Page', width: null },
  phone: { label: 'Phone', width: 375 },
  tablet: { label: 'Tablet', width: 768 },
  desk: { label: 'Desk', width: 1280 },
} as const satisfies Record<string, { label: string; width: number | null }>;
export type Device = keyof typeof devices;
