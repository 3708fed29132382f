/** Group of the finished looks, beside those of the document. */
export const looksPath = 'looks';
