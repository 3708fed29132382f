/** 8.875 (percent) as 88750 parts per million (rule R12). */
export const ppmOfPercent = (percent: number): number => Math.round(percent * 10_000);

/** The other way round, exactly. */
export const percentOfPpm = (ppm: number): number => ppm / 10_000;
