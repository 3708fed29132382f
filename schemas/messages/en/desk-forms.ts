/** Sentences that every form of the desk's settings has. */
export const deskForms = {
  save: 'Save',
  saving: 'Saving…',
  discard: 'Undo my changes',
  saved: 'Saved.',
  readAs: (amount: string) => `Read as ${amount}.`,
  unsaved: 'Not saved yet.',
  saveFailed: 'It was not saved: there is no connection. Your changes are still here.',
  invalid: (count: number) =>
    count === 1
      ? 'It was not saved: look at what is marked.'
      : `It was not saved: look at the ${count} places that are marked.`,
  loading: 'Loading the settings…',
  failed: 'The settings did not load. Check the connection.',
  again: 'Try again',
  leaving: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  picture: {
    kinds: 'JPEG, PNG, WebP or AVIF.',
    choose: 'Choose a picture',
    other: 'Choose another picture',
    remove: 'Remove the picture',
    sending: (percent: number) => `Sending the picture: ${percent} %`,
    failed: 'The picture was not stored. Try again.',
  },
  conflict: {
    heading: 'Somebody else saved this page in the meantime',
    text: 'Nothing of yours is lost. This is what they changed; what you did not touch is taken over.',
    both: 'You changed it too. Which one counts?',
    takenOver: 'Taken over.',
    was: (text: string) => `Before: ${text}`,
    theirs: (text: string) => `Take theirs: ${text}`,
    mine: (text: string) => `Keep mine: ${text}`,
    empty: 'empty',
    yes: 'on',
    no: 'off',
    nothing: 'What they saved is the same as yours.',
    saveAgain: 'Save again when it is right.',
  },
} as const;
