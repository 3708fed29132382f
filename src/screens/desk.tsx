import { Desk } from '#desk/frame/desk.tsx';

/** /desk and its pages: where the restaurant sees and answers its orders. */
export function DeskScreen() {
  return <Desk />;
}
