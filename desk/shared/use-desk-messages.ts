import { enDesk, type DeskMessages } from '#schemas/messages/en-desk.ts';

/** Every sentence of the desk, by area. */
export const useDeskMessages = (): DeskMessages => enDesk;
