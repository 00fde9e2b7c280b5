import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { daftarSambunganEndpoint } from '#areas/penjualan/contract/tayang/tayang.api.ts';

/** The channels of the shop, connected or not. */
export const useSaluran = () => useRead(daftarSambunganEndpoint).data ?? [];

type Props = {
  readonly value: string;
  readonly onChange: (kode: string) => void;
  /** All of them may be looked at together. */
  readonly semua?: boolean;
};

/** Which marketplace or web shop. */
export function SaluranInput({ value, onChange, semua }: Props) {
  const options = useSaluran().map(({ kode_marketplace, nama }) => ({
    value: kode_marketplace,
    label: nama,
  }));
  return (
    <SelectInput
      label={t('Marketplace')}
      width={200}
      options={semua ? [{ value: 'ALL', label: 'SEMUA' }, ...options] : options}
      value={value}
      onChange={(next) => onChange(next ?? (semua ? 'ALL' : ''))}
    />
  );
}
