import type { RefObject } from 'react';
import type { GuestDetails } from '#schemas/api/orders.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useChangeProfile } from '#src/api/user-profile.ts';
import type { User } from '#ui/stores/account-store.ts';
import { useMessages } from '#ui/messages.tsx';
import { GuestFields, type FormHandle } from './guest-fields.tsx';

type MissingDetailsProps = {
  user: User;
  /** Details that are typed already, in this draft. */
  given: GuestDetails | null;
  onType(details: GuestDetails): void;
  handle: RefObject<FormHandle | null>;
  hasTried: boolean;
};

/** Details of this user's order: those of the account, and of the draft what that lacks. */
export function ownDetails(user: User, given: GuestDetails | null): GuestDetails {
  const { email } = user;
  // Details of somebody else, who ordered in this browser as a guest, are none of theirs.
  const typed = given?.email === email ? given : null;
  return {
    name: user.name || (typed?.name ?? ''),
    email,
    phone_no: user.phone_no || (typed?.phone_no ?? ''),
  };
}

/**
 * Asks a user for what their account lacks and nothing else, and stores it there: an order of theirs
 * carries no guest details (specification §6).
 */
export function MissingDetails({ user, given, ...form }: MissingDetailsProps) {
  const { ownDetails: words } = useMessages();
  const change = useChangeProfile();
  const save = async ({ name, phone_no }: GuestDetails) => {
    try {
      await change.mutateAsync({ name, phone_no });
      return null;
    } catch (failure) {
      const sentence = failure instanceof Error ? failureSentence(failure, words.unsaved) : null;
      return sentence ?? words.unsaved;
    }
  };
  return (
    <GuestFields
      {...form}
      initial={ownDetails(user, given)}
      asked={(['name', 'phone_no'] as const).filter((field) => user[field] === '')}
      hint={words.missing}
      isCaller={false}
      save={save}
    />
  );
}
