import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { KodeInput } from '#kit/web/input/text-input.tsx';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { supplierBarangMaster } from '#areas/barang/contract/supplier-barang.master.ts';

type Props = {
  value: string | null;
  onChange: (kode: string | null) => void;
  error: string | undefined;
  autoFocus?: boolean;
};
const SUPPLIER = {
  call: supplierBarangMaster.api.list,
  value: 'kode_supplier',
  show: 'nama',
  table: 'supplier_barang',
} as const;

/** With the supplier module a supplier of the master, else any code. */
export function SupplierInput(props: Props) {
  const { moduls } = usePerson();
  const frame = { ...props, label: t('Supplier'), name: 'kode_supplier' };
  return moduls.has(barangModul.SUPPLIER_BARANG_MODULE.key) ? (
    <RefInput {...frame} source={SUPPLIER} clearable />
  ) : (
    <KodeInput {...frame} />
  );
}
