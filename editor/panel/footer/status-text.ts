import type { SyncState } from '../../core/ports.ts';

/** Where the changes are, in a few words and in a sentence. */
export type StatusText = { short: string; long: string };

/** One entry for each status: what it is called at the editor's foot. */
export function statusText({ status, hasChanges, conflicts, problems }: SyncState): StatusText {
  switch (status) {
    case 'local':
      return hasChanges
        ? { short: 'Only in this browser', long: 'Sign in to save your changes and publish them.' }
        : { short: 'No changes', long: 'What you change here is seen only in this browser.' };
    case 'saved':
      return hasChanges
        ? { short: 'Saved', long: 'Your changes are saved as a draft. Guests do not see them yet.' }
        : { short: 'Published', long: 'This is what everyone sees.' };
    case 'saving':
      return { short: 'Saving…', long: 'Your changes are on their way.' };
    case 'offline':
      return {
        short: 'Offline',
        long: 'Your changes are kept in this browser and saved once the server can be reached.',
      };
    case 'conflict':
      return {
        short: counted(conflicts.length, 'conflict'),
        long: 'Somebody else changed the same settings. Decide which ones stay.',
      };
    case 'refused':
      return {
        short: counted(problems.length, 'problem'),
        long: 'This could not be saved. Everything else is.',
      };
    case 'signedOut':
      return {
        short: 'Signed out',
        long: 'Your session is over. Your changes are kept in this browser; sign in to go on.',
      };
    case 'full':
      return {
        short: 'Not kept',
        long: 'This browser cannot keep your changes. Leave this page open until they are saved.',
      };
  }
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
