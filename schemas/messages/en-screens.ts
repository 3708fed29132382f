import { screens } from './en/screens.ts';

/** Sentences of screens that stand for others: they come with those. */
export const enScreens = { screens };
