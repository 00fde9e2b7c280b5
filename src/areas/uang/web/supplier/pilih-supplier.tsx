import { formatRupiah } from '#kit/rules/format.ts';
import { negate } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import type { InputProps } from '#kit/web/input/input-props.ts';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { hutangSupplierEndpoint } from '#areas/uang/contract/supplier/supplier.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';

type Props = Omit<InputProps<string>, 'label'> & { arah: ArahKas };

/** A supplier who is owed, or of money that comes one who owes, with what it is; below him what is owed now. */
export function PilihSupplier({ arah, value, ...bound }: Props) {
  const { data = [] } = useRead(hutangSupplierEndpoint);
  const mine = data.filter(({ dihutang }) => dihutang === (arah === 'KELUAR'));
  const hutang = mine.find((one) => one.kode_supplier === value)?.hutang ?? null;
  const options = mine.map(({ kode_supplier, nama }) => ({
    value: kode_supplier,
    label: kode_supplier === nama ? nama : `${kode_supplier} · ${nama}`,
  }));
  return (
    <SelectInput
      {...bound}
      value={value}
      label={t('Supplier')}
      options={options}
      nothing={t('Tidak ada hutang supplier')}
      hint={
        hutang === null
          ? undefined
          : t('Hutang {jumlah}', {
              jumlah: formatRupiah(arah === 'KELUAR' ? hutang : negate(hutang)),
            })
      }
      asIs
      searchable
    />
  );
}
