import type { Tab } from '#schemas/api/tabs.ts';
import { tab as sentences } from '#schemas/messages/en/tab.ts';
import { guestNameOf } from './guest-name-of.ts';

const { announced: words, rounds } = sentences;

/**
 * What happened to a tab between two looks at it, in sentences: what others did, and how far one's
 * own dishes are. What the guest did is on their screen already, and dishes that others only
 * choose are not announced.
 * @param money writes an amount of the wire
 */
export function changesOfTab(before: Tab, now: Tab, money: (amount: number) => string): string[] {
  if (before.id !== now.id) return [];
  const others = <T extends { guest_id: number | null }>(list: readonly T[]) =>
    list.filter(({ guest_id: guestId }) => guestId !== now.own_guest_id);
  const joined = now.guests.filter(
    ({ id }) => id !== now.own_guest_id && !before.guests.some((guest) => guest.id === id),
  );
  const ordered = others(now.rounds).filter(
    ({ order_id: id }) => !before.rounds.some((round) => round.order_id === id),
  );
  const moved = now.rounds.filter(({ order_id: id, guest_id: guestId, status }) => {
    const known = before.rounds.find((round) => round.order_id === id);
    return guestId === now.own_guest_id && known !== undefined && known.status !== status;
  });
  const paid = others(now.payments).filter(
    ({ id, state }) =>
      state === 'paid' &&
      !before.payments.some((payment) => payment.id === id && payment.state === 'paid'),
  );
  return [
    ...joined.map(({ name }) => words.joined(name)),
    ...ordered.map(({ guest_id: guestId, lines }) =>
      words.ordered(guestNameOf(now, guestId), lines.flatMap(({ units }) => units).length),
    ),
    ...moved.map(({ number, status }) => words.state(number, rounds.state[status])),
    ...paid.map(({ guest_id: guestId, amount }) =>
      words.paid(guestNameOf(now, guestId), money(amount)),
    ),
    ...(before.state === 'open' && now.state === 'closed' ? [words.closed] : []),
  ];
}
