import { unknownItem } from '../../messages/en/unknown-item.ts';

/**
 * The name of a dish as it is shown. Other backends send null where a dish was deleted, so that it
 * has a fallback (specification §3, Cart response).
 * @param unknown the fallback in the language of whoever reads it
 */
export const shownName = (name: string | null | undefined, unknown: string = unknownItem): string =>
  name?.trim() ? name : unknown;
