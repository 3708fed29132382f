import type { AddressInputProps } from '#ui/address/address-fields.tsx';
import { TextField } from '../frame/text-field.tsx';

/** A field of the address as the checkout draws its fields. */
export const AddressField = ({ name, problem, ...input }: AddressInputProps) => (
  <TextField id={`address-${name}`} error={problem ?? null} {...input} />
);
