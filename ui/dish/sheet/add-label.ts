import { createContext } from 'react';

/** What the button of a dish says instead of 'Add', by the price as it is written; null: that. */
export const AddLabel = createContext<((price: string) => string) | null>(null);
