/** Sentences of meals and deals that are put together in steps. */
export const steps = {
  list: 'Steps',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  toStep: (step: number, name: string) => `Step ${step}: ${name}`,
  summary: 'Your choice',
  back: 'Back',
  next: 'Next',
  toSummary: 'Look it over',
  without: 'No, thanks',
  nothing: 'Nothing',
  change: (name: string) => `Change ${name}`,
  changeShort: 'Change',
  free: 'Free',
  less: (percent: number) => `${percent} % off`,
  saves: (amount: string) => `You save ${amount}`,
  singly: 'Bought one by one',
  unavailable: 'Something in it is sold out, so it cannot be put together right now.',
} as const;
