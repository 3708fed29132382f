import type { ComponentProps, ComponentType } from 'react';
import type { SuggestedAddress } from '#schemas/api/addresses.ts';
import type { Locality } from '#schemas/api/delivery.ts';
import {
  deliveryAddressParts,
  longestAddressPart,
  type AddressPart,
} from '#schemas/fields/address-text.ts';
import { addressFields as words } from '#schemas/messages/en/address-fields.ts';
import { usePostcodeKeypad } from '#ui/api/use-postcode-keypad.ts';
import css from './address-fields.module.css';
import { AddressLine } from './address-line.tsx';
import { withPostcode, withSuburb, type AddressTexts } from './known-address.ts';

/** Attributes of an input of an address, which each page draws as it draws its others. */
export type AddressInputProps = Pick<
  ComponentProps<'input'>,
  | 'value'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'list'
  | 'maxLength'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
  | 'role'
  | `aria-${'autocomplete' | 'expanded' | 'controls' | 'activedescendant'}`
> & {
  name: AddressPart | 'unit' | 'entryCode';
  label: string;
  hint?: string;
  /** What is wrong with it, in words. */
  problem: string | undefined;
};

type AddressFieldsProps<A extends AddressTexts> = {
  /** Near which addresses come first; null: none is suggested. */
  restaurantId: number | null;
  /** Which are asked for; left out: those of a delivery. */
  parts?: readonly AddressPart[];
  address: A;
  /** Suburbs to choose from. */
  localities?: readonly Locality[];
  problems?: Partial<Record<AddressPart, string | undefined>>;
  labels?: Partial<Record<AddressPart, string>>;
  /** Whose address the browser fills in: where a delivery goes, the writer's own, or nobody's. */
  fillsIn: 'delivery' | 'own' | 'none';
  onType(address: A, part: AddressPart): void;
  /** An address was completed, all of it at once, while `line` still stands in its first field. */
  onComplete(address: SuggestedAddress['address'], line: string): void;
  /** The writer has left a field. */
  onLeave?(part: AddressPart): void;
  /** Draws a field with its label, and what is wrong with it. */
  Field: ComponentType<AddressInputProps>;
};

const none: readonly never[] = [];
const suburbsId = 'address-suburbs';

/** Tokens of the HTML standard for what browsers fill in. */
const fillTokens = {
  formattedAddress: 'address-line1',
  postcode: 'postal-code',
  suburb: 'address-level3',
  city: 'address-level2',
} as const satisfies Record<AddressPart, string>;

/** An address in its parts, with the suburbs that are known; it completes while it is typed. */
export function AddressFields<A extends AddressTexts>(props: AddressFieldsProps<A>) {
  const { restaurantId, parts = deliveryAddressParts, address, localities = none } = props;
  const { problems, labels, fillsIn, onType, onLeave, Field } = props;
  const keypad = usePostcodeKeypad();
  const near = localities.filter(({ postcode }) => postcode === address.postcode.trim());
  const offered = near.length > 0 ? near : localities;
  const [first, second, third, ...others] = parts;

  const typed = (part: AddressPart, text: string): A => {
    if (part === 'postcode') return withPostcode(address, text, localities);
    if (part === 'suburb') return withSuburb(address, text, localities);
    return { ...address, [part]: text };
  };
  const token = { delivery: 'shipping ', own: '', none: null }[fillsIn];
  const fieldOf = (part: AddressPart): AddressInputProps => ({
    name: part,
    label: labels?.[part] ?? words[part],
    problem: problems?.[part],
    value: address[part],
    maxLength: longestAddressPart[part],
    autoComplete: token === null ? 'off' : `${token}${fillTokens[part]}`,
    autoCapitalize: part === 'postcode' ? 'characters' : 'words',
    enterKeyHint: 'next',
    onChange: ({ target }) => onType(typed(part, target.value), part),
    onBlur: () => onLeave?.(part),
    ...(part === 'postcode' && { inputMode: keypad, spellCheck: false }),
    ...(part === 'suburb' && localities.length > 0 && { list: suburbsId }),
  });
  const draw = (part: AddressPart | undefined) => part && <Field key={part} {...fieldOf(part)} />;

  return (
    <>
      {first && (
        <AddressLine
          restaurantId={restaurantId}
          value={address[first]}
          onType={(text) => onType(typed(first, text), first)}
          onBlur={() => onLeave?.(first)}
          onChoose={props.onComplete}
        >
          {(line) => <Field {...fieldOf(first)} {...line} />}
        </AddressLine>
      )}
      <div className={css.pair}>
        {draw(second)}
        {draw(third)}
      </div>
      {others.map(draw)}
      {localities.length > 0 && (
        <datalist id={suburbsId}>
          {offered.map((one) => (
            <option key={`${one.postcode} ${one.suburb}`} value={one.suburb}>
              {one.postcode}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
