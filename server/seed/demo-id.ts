/** Distinguishes rows of the demo from imported ones. */
export const demoId = (key: string) => `demo:${key}`;
