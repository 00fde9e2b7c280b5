import { optionsOf } from '#kit/contract/chosen.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { caraUji } from '#areas/barang/contract/cara-uji.field.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';

const PILIHAN = optionsOf(caraUji());

type Props = {
  readonly name: string;
  readonly value: CaraUji | null;
  readonly onChange: (value: CaraUji | null) => void;
  readonly error?: string | undefined;
};

/** By what the fineness of a line was found, beside the fineness. */
export const CaraUjiInput = ({ name, value, onChange, error }: Props) => (
  <SelectInput
    label={t('Cara Uji')}
    name={name}
    options={PILIHAN}
    searchable={false}
    clearable
    value={value}
    error={error}
    onChange={(chosen) => onChange(chosen as CaraUji | null)}
    width={130}
  />
);
