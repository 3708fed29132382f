/** Query key of the restaurant whose in-store menu a link shows, whichever one orders from. */
export const restaurantQuery = 'restaurant';

/** Query key of how the in-store menu is shown, and its value for a digital menu board. */
export const displayQuery = 'display';
export const boardDisplay = 'wall';
