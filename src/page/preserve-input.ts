type Field = HTMLInputElement | HTMLTextAreaElement;

type Typed = { field: Field; place: string | undefined; value: string; hasFocus: boolean };

const typedIn = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea';

/**
 * Changes the page without losing what was typed: a section whose design is exchanged draws its
 * fields anew, and what stood in them is put into those that took their place, with the focus.
 */
export function preserveInput(change: () => void): void {
  const before = fieldsIn(document)
    .map((field): Typed => ({
      field,
      place: placeOf(field),
      value: field.value,
      hasFocus: field === document.activeElement,
    }))
    .filter(({ value, hasFocus }) => value !== '' || hasFocus);
  change();
  for (const { field, place, value, hasFocus } of before) {
    if (field.isConnected || place === undefined) continue;
    const section = document.getElementById(place);
    const next = section && fieldsIn(section).find((one) => isAlike(one, field));
    if (!next) continue;
    if (next.value === '') write(next, value);
    if (hasFocus) next.focus({ preventScroll: true });
  }
}

const fieldsIn = (root: ParentNode): Field[] => [...root.querySelectorAll<Field>(typedIn)];

/** Read before the change: what was taken out of the page stands nowhere. */
const placeOf = (field: Field) => field.parentElement?.closest('[id]')?.id;

const isAlike = (a: Field, b: Field) =>
  a.tagName === b.tagName && a.type === b.type && a.name === b.name;

/** As if it were typed, so that React learns of it. */
function write(field: Field, value: string): void {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
