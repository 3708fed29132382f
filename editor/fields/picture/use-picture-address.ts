import { checkValue } from '../../core/settings/check-value.ts';
import { textOf, type FieldProps } from '../field/field-props.ts';
import { pathOnOwnSite } from '../link/path-on-own-site.ts';
import { useOwnText } from '../field/use-own-text.ts';

/** The address of a picture as it is written or pasted. */
export function usePictureAddress({ field, place, value, onChange, onSettled }: FieldProps) {
  return useOwnText<string>({
    place,
    printed: textOf(value),
    read: (text) => {
      const address = meantAddress(text.trim());
      return checkValue(field.schema, address) === null
        ? { value: address }
        : { problem: 'Write the address of a picture, such as https://example.com/pizza.jpg.' };
    },
    print: (address) => address,
    onChange,
    onSettled,
  });
}

/** A picture of this very site by its path; 'example.com/pizza.jpg' is what people write. */
function meantAddress(text: string): string {
  const isBare = /^[a-z\d-]+(?:\.[a-z\d-]+)+\//i.test(text);
  return pathOnOwnSite(text, location.host) ?? (isBare ? `https://${text}` : text);
}
