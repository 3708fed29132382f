/** Sentences of the step of the set-up that gives the site its look; the editor's parts have their own. */
export const deskSetupLook = {
  loading: 'Loading the looks…',
  failed: 'The looks could not be loaded. Check the connection.',
  again: 'Try again',
  notHere: 'The looks are chosen in the editor on your site.',
  notMarked: 'The look is published, but the set-up was not reached. Press once more.',
};
