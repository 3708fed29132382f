/**
 * The moment at which a file of tests begins, whatever day it is: Wednesday, 18 November 2026, noon
 * in Melbourne. From then on the clock goes on as usual, since code waits for times to pass.
 */
export const fixedDate = Date.parse('2026-11-18T12:00:00+11:00');

declare global {
  var RealDate: DateConstructor | undefined;
}

// A setup file runs anew for each file of tests, in a page or process that they may share.
const RealDate = (globalThis.RealDate ??= Date);
const shift = fixedDate - RealDate.now();
const now = () => RealDate.now() + shift;

/** A day that is given another moment is left alone; only the present is replaced. */
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
