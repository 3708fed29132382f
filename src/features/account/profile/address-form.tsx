import { useForm } from 'react-hook-form';
import { handoverDetails } from '#schemas/api/orders.ts';
import type { UserAddress, UserAddressBody } from '#schemas/api/user-addresses.ts';
import { failureSentence } from '#src/api/failure-sentence.ts';
import { usePostcodeKeypad } from '#src/api/use-postcode-keypad.ts';
import { useSaveAddress } from '#src/api/user-addresses.ts';
import { AccountField } from '#src/ui/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { Problem, type PartReport } from './part.tsx';
import css from './profile-page.module.css';

type AddressFormProps = PartReport & {
  /** null: a new one. */
  address: UserAddress | null;
  onClose(): void;
};

const blank: UserAddressBody = {
  label: '',
  formattedAddress: '',
  city: '',
  postcode: '',
  suburb: '',
  unit: '',
  entryCode: '',
  leaveAtDoor: false,
  instructions: '',
};

const bodyOf = ({ id: _id, is_default: _isDefault, ...body }: UserAddress): UserAddressBody => body;

/** One address as a delivery needs it, with how it is handed over. */
export function AddressForm({ address, onClose, onDone }: AddressFormProps) {
  const words = useAccountMessages();
  const { address: own, addressAdd } = words.profile;
  const keypad = usePostcodeKeypad();
  const { mutate, isPending, error } = useSaveAddress();
  const { register, handleSubmit, formState } = useForm<UserAddressBody>({
    defaultValues: address ? bodyOf(address) : blank,
  });
  const { errors } = formState;
  const send = handleSubmit((body) => {
    if (isPending) return;
    mutate(
      { ...body, id: address?.id ?? null },
      {
        onSuccess: () => {
          onClose();
          onDone(words.saved);
        },
      },
    );
  });
  const required = (name: 'formattedAddress' | 'suburb' | 'postcode' | 'city') => ({
    label: own[name],
    problem: errors[name]?.message,
    ...register(name, { validate: (it: string) => it.trim() !== '' || own.missing }),
  });
  const handover = (name: 'unit' | 'entryCode') => ({
    label: own[name],
    problem: errors[name]?.message,
    maxLength: 30,
    ...register(name, {
      validate: (it: string) =>
        handoverDetails.shape[name].safeParse(it).success || own.wrongCharacters,
    }),
  });
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <AccountField
        {...required('formattedAddress')}
        maxLength={200}
        autoComplete="shipping address-line1"
      />
      <div className={css.pair}>
        <div>
          <AccountField
            {...required('suburb')}
            maxLength={80}
            autoComplete="shipping address-level3"
          />
        </div>
        <div>
          <AccountField
            {...required('postcode')}
            maxLength={12}
            autoComplete="shipping postal-code"
            inputMode={keypad}
            autoCapitalize="characters"
          />
        </div>
      </div>
      <AccountField {...required('city')} maxLength={80} autoComplete="shipping address-level2" />
      <div className={css.pair}>
        <div>
          <AccountField {...handover('unit')} autoComplete="shipping address-line2" />
        </div>
        <div>
          <AccountField {...handover('entryCode')} autoComplete="off" />
        </div>
      </div>
      <label className={css.check}>
        <input type="checkbox" {...register('leaveAtDoor')} />
        {own.leaveAtDoor}
      </label>
      <AccountField
        label={own.instructions}
        maxLength={300}
        autoComplete="off"
        {...register('instructions')}
      />
      <AccountField
        label={own.label}
        hint={own.labelHint}
        maxLength={40}
        autoComplete="off"
        {...register('label')}
      />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : address ? words.save : addressAdd}
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {words.cancel}
        </ActionButton>
      </div>
      <Problem>{failureSentence(error, words.unreached)}</Problem>
    </form>
  );
}
