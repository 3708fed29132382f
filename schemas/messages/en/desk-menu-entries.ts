/** What every form of a part of the menu says: of its list, of taking off and of taking back. */
export const deskMenuEntries = {
  takeOff: 'Take off the menu',
  takeOffTitle: (name: string) => `Take ${name} off the menu?`,
  canTakeBack: 'You can take that back.',
  taking: 'Taking it off…',
  keep: 'Keep it',
  takenOff: (name: string) => `${name} is off the menu`,
  saved: (name: string) => `${name} is saved`,
  added: (name: string) => `${name} is on the menu`,
  moved: 'The order is saved',
  undo: 'Undo',
  notChanged: {
    title: 'That was not saved',
    network: 'There is no connection. Try again once it is back.',
    both: 'Somebody else changed the same in the meantime. Here is theirs.',
  },
} as const;
