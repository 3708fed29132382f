/** Why a deal does nothing to a sample cart; the server says it to who makes the deal. */
export const offerPreview = {
  missing: (count: number, step: string) => `${count} more of ‘${step}’`,
  lacking: (parts: readonly string[]) => `This cart lacks ${parts.join(' and ')}.`,
  nothing: 'This cart does not have what the deal asks for.',
  noSaving: 'These dishes cost no more by themselves, so the deal takes nothing off.',
} as const;
