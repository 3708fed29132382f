/** Rows of the demo are told from imported ones by this. */
export const demoId = (key: string) => `demo:${key}`;
