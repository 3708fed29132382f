import type { FailureTexts } from './en-failures.ts';

/**
 * What somebody is told, before it is known in which language: chosen from the catalogue of the
 * reader's language. Plain text is for staff, who read English.
 */
export type Sentence<Texts = FailureTexts> = string | ((say: Texts) => string);

/** A sentence in the language of a catalogue. */
export const sentenceIn = <Texts>(texts: Texts, sentence: Sentence<Texts>): string =>
  typeof sentence === 'string' ? sentence : sentence(texts);
