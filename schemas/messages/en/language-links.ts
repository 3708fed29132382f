/** Name of the row of links to the same page in other languages. */
export const languageLinksLabel = 'Language';
