/** A phone, a tablet and a desk, as the designs are drawn for. */
export const viewports = {
  phone: { width: 375, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const;
