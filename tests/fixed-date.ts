/**
 * Wednesday, 18 November 2026, noon in Melbourne: the moment at which tests begin, whatever day it
 * is. From then on their clock goes on as usual, since code waits for times to pass.
 */
export const fixedDate = Date.parse('2026-11-18T12:00:00+11:00');

declare global {
  /** The clock of the machine, once `shiftDate` has replaced it. */
  var MachineDate: DateConstructor | undefined;
}

/**
 * Replaces the present in a page or process; a date that is given its time is left alone. Pages get
 * it as text, so it names nothing outside itself.
 * @param shift how far ahead of the machine's clock, in ms
 */
export function shiftDate(shift: number): void {
  const MachineDate = (globalThis.MachineDate ??= Date);
  const now = () => MachineDate.now() + shift;
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
