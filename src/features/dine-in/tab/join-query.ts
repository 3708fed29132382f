/** Query key of a link that one guest gives to another: the code of their tab. */
export const joinQuery = 'join';
