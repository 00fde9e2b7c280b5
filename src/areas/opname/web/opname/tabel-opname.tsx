import type { Fields } from '#kit/contract/field.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { sum } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { hasilRow, type opnameEndpoint } from '#areas/opname/contract/opname.api.ts';
import { TabelHasil } from '#areas/opname/web/opname/tabel-hasil.tsx';

type Row = AnswerOf<typeof opnameEndpoint>['barang'][number];

const { kode_barcode: _, ...KOLOM } = hasilRow;
const { hasil: __, ...SATU_HASIL } = KOLOM;
/** A missing piece has no scan, so no columns for where it was found and by whom. */
const { baki_fisik: _f, berat_fisik: _b, dipindai_by: _u, dipindai_at: _w, ...HILANG } = SATU_HASIL;
const kolomOf = (hasil: string): Fields =>
  hasil === 'ALL' ? KOLOM : hasil === 'HILANG' ? HILANG : SATU_HASIL;
const LEBAR = { kode: 110, kode_baki: 100, baki_fisik: 100, hasil: 120, dipindai_by: 100 };

/** Pieces of a count, by what became of them. */
export const TabelOpname = ({ barang, hasil }: { barang: readonly Row[]; hasil: string }) => (
  <TabelHasil
    nama="stock-opname"
    label={t('Barang')}
    kolom={kolomOf(hasil)}
    lebar={LEBAR}
    rows={barang}
    rowKey={(row) => row.kode}
    total={mark('Total {n} barang')}
    jumlah={(rows) => ({ berat: sum(rows.map((row) => row.berat)) })}
    onPeek={(row) => row.kode_barcode && openPeek('barang', row.kode_barcode)}
  />
);
