import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { TEMPAT_UANG } from '#areas/uang/contract/kirim.document.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';

export type Tempat = {
  readonly jenis: keyof typeof TEMPAT_UANG;
  readonly no_rekening: string | null;
};
export const KAS: Tempat = { jenis: 'CASH', no_rekening: null };

type Props = {
  label: string;
  value: Tempat;
  onChange: (next: Tempat) => void;
  error?: string | undefined;
};

/** The drawer, or an account of the shop. */
export function PilihTempat({ label, value, onChange, error }: Props) {
  const options = Object.entries(TEMPAT_UANG).map(([jenis, nama]) => ({
    value: jenis,
    label: nama,
  }));
  return (
    <>
      <SelectInput
        label={label}
        options={options}
        value={value.jenis}
        searchable={false}
        error={value.jenis === 'CASH' ? error : undefined}
        onChange={(next) =>
          onChange({ jenis: (next as Tempat['jenis'] | null) ?? 'CASH', no_rekening: null })
        }
      />
      {value.jenis === 'TRANSFER' && (
        <RefInput
          label={t('No Rekening')}
          source={sourceOf(saringRekening.no_rekening)}
          value={value.no_rekening}
          error={error}
          onChange={(no_rekening) => onChange({ jenis: 'TRANSFER', no_rekening })}
        />
      )}
    </>
  );
}
