import type { CartLine } from '#schemas/rules/line/cart-line.ts';

/** A line as a cart keeps it; equal lines have equal signatures (rule R29). */
export type StoredLine = CartLine & { id: number; signature: string };
