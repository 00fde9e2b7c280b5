import type { InputProps } from '#kit/web/input/input-props.ts';
import { ManyInput } from '#kit/web/input/many-input.tsx';
import { saidOf, useOffer, withUnknown, type Offer } from '#kit/web/input/ref-input.tsx';

/** Several rows of a master. */
export function RefsInput({ source, toko, ...props }: InputProps<string[]> & Offer) {
  const { options, setTyped, loading, error } = useOffer({ source, toko });
  return (
    <ManyInput
      {...props}
      options={withUnknown(options, props.value ?? [])}
      onSearch={setTyped}
      loading={loading}
      error={error ? saidOf(error) : props.error}
    />
  );
}
