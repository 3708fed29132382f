import type { AddressInputProps } from '#ui/address/address-fields.tsx';
import { TextField } from './fields.tsx';

/** A field of an address as the desk draws its fields. */
export const AddressField = ({ name: _name, ...input }: AddressInputProps) => (
  <TextField {...input} />
);
