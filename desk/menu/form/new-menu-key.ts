import { newKey } from '#ui/api/new-key.ts';

/** Stands for the id of what is not stored yet (docs/decisions/063). */
export const newMenuKey = (): string => `new-${newKey().replaceAll('-', '')}`;
