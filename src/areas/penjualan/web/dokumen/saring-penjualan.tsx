import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SearchInput } from '#kit/web/input/search-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { DateRange, RangePresets } from '#kit/web/report/date-range.tsx';
import { TokoSelect } from '#kit/web/report/toko-select.tsx';
import { penjualanRow } from '#areas/penjualan/contract/penjualan.api.ts';
import type { Daftar } from '#areas/penjualan/web/dokumen/use-daftar.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const SALES = {
  call: 'GET sales/get/all',
  value: 'kode_sales',
  show: 'nama',
  table: 'sales',
} as const;
const STATUS = [{ value: 'ALL', label: 'SEMUA' }, ...penjualanRow.status.options!];
const open = (value: string | null): string | undefined =>
  value === 'ALL' || value === null ? undefined : value;

/** Days, state, sales person and a search; a cashier sees the open day only (the server's rule). */
export function SaringPenjualan({ daftar }: { daftar: Daftar }) {
  const { level, variant } = usePerson();
  const { search, from, to, go } = daftar;
  const satuHari = level === 'KASIR';
  const setHari = (days: { from: string | null; to: string | null }) =>
    go({ tgl_from: days.from ?? undefined, tgl_to: days.to ?? undefined });
  return (
    <div className={css.saringan}>
      {variant === 'pusat' && <TokoSelect value={daftar.toko} onChange={(toko) => go({ toko })} />}
      {!satuHari && <DateRange value={{ from, to }} onChange={setHari} />}
      <SelectInput
        label={t('Status')}
        width={150}
        options={STATUS}
        searchable={false}
        value={search.status ?? 'ALL'}
        onChange={(status) => go({ status: open(status) })}
      />
      <RefInput
        label={t('Sales')}
        width={170}
        source={SALES}
        all
        toko={daftar.toko}
        value={search.kode_sales ?? 'ALL'}
        onChange={(kode) => go({ kode_sales: open(kode) })}
      />
      <SearchInput
        label={t('No nota, pelanggan, atau barcode')}
        value={search.q ?? ''}
        onChange={(q) => go({ q: q || undefined })}
        width={260}
      />
      {!satuHari && (
        <div className={css.presets}>
          <RangePresets value={{ from, to }} onPick={setHari} />
        </div>
      )}
    </div>
  );
}
