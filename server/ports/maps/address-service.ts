import type { Point } from '#schemas/rules/delivery/zone.ts';
import type { MapAddress } from '../../domain/pricing/cart-purpose.ts';

/** What is being typed, and what helps to guess the rest of it. */
export type AddressQuery = {
  /** At least three characters, trimmed. */
  text: string;
  /** Names one writer's search, from its first key to what is chosen: services bill by it. */
  session: string;
  /** ISO 3166 code of the country a tenant delivers in; null: not known. */
  country: string | null;
  /** BCP 47 tag of the language that people read. */
  language: string;
  /** The restaurant: what is near comes first. null: nobody marked where it stands. */
  near: Point | null;
};

/** An address as a service or the own list knows it; a part that it does not know is empty. */
export type KnownAddress = MapAddress & {
  /** null: not known. */
  point: Point | null;
};

/** What a suggestion stands for: the whole address, or a name to ask the service for it by. */
export type Suggested =
  | { kind: 'address'; address: KnownAddress }
  | { kind: 'place'; placeId: string; line: string };

export type FoundSuggestion = {
  /** The street with its number, or the suburb. */
  main: string;
  /** Where that is. */
  detail: string;
  stands: Suggested;
};

/** A service that completes addresses while they are typed. */
export type AddressService = {
  source: 'google' | 'photon' | 'nominatim';
  /** Who is to be named below what it found. */
  attribution: string;
  /** Whether its terms allow that an answer is kept for the next who types the same. */
  mayBeKept: boolean;
  /** @throws MapsRefused, or whatever `fetch` throws, where it fails or takes too long. */
  suggest(query: AddressQuery): Promise<FoundSuggestion[]>;
  /** The address of a place; null: it knows none by that name. @throws as `suggest` does */
  find(
    placeId: string,
    query: Pick<AddressQuery, 'session' | 'language'>,
  ): Promise<KnownAddress | null>;
};

/** So many suggestions can be looked over. */
export const mostSuggestions = 5;

/** In ms: who types is quicker than a later answer. */
export const suggestionTimeoutMs = 1500;
