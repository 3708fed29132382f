import type { SetupGap } from '#schemas/api/staff-setup.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** Says what a step lacks, with the restaurant where there are several. */
export function useGapSentence(): (gap: SetupGap) => string {
  const words = useDeskMessages().deskSetup;
  const { restaurants } = useDesk();
  return ({ code, restaurant, order_type: type }) => {
    const sentence = words.gaps[code](type === null ? '' : words.orderTypes[type]);
    const isNamed = restaurant !== null && restaurants.length > 1;
    return isNamed ? words.gapAt(restaurant.name, sentence) : sentence;
  };
}
