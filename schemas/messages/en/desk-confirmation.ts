/** Sentences of the dialog in which staff confirm that it is them. */
export const deskConfirmation = {
  title: 'Confirm that it is you',
  text: 'This step gives others more rights, or is about money or customers. It goes on once you have confirmed, and what you typed is kept. For ten minutes you are not asked again.',
  close: 'Do not confirm',
  confirm: 'Confirm',
  busy: 'Confirming…',
  usePasskey: 'Use a passkey',
  asking: 'Asking your browser…',
  usePassword: 'Use the password',
  useCode: 'Use a code',
  unreached: 'We could not reach the server. Please try again.',
} as const;
