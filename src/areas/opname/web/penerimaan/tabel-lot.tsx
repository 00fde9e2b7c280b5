import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { mg, sum } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import {
  lotHitungRow,
  type opnameTerimaEndpoint,
} from '#areas/opname/contract/opname-terima.api.ts';
import { TabelHasil } from '#areas/opname/web/opname/tabel-hasil.tsx';

type Row = AnswerOf<typeof opnameTerimaEndpoint>['lot'][number];

const { urut: _, kode_kadar: __, ...KOLOM } = lotHitungRow;
const LEBAR = {
  kode: 140,
  kode_supplier: 90,
  kode_dept: 64,
  kode_group: 64,
  kadar: 90,
  qty: 92,
  qty_fisik: 80,
  dihitung_by: 80,
  dihitung_at: 130,
};

const jumlah = (rows: readonly Row[], name: 'berat' | 'berat_fisik') =>
  sum(rows.map((row) => row[name] ?? mg(0)));

/** The lots of a count, by what became of them. */
export const TabelLot = ({ lot }: { lot: readonly Row[] }) => (
  <TabelHasil
    nama="stock-opname-penerimaan"
    label={t('Barang per kadar')}
    kolom={KOLOM}
    lebar={LEBAR}
    rows={lot}
    rowKey={(row) => `${row.kode}-${row.urut ?? ''}`}
    total={mark('Total {n} baris')}
    jumlah={(rows) => ({
      berat: jumlah(rows, 'berat'),
      berat_fisik: jumlah(rows, 'berat_fisik'),
    })}
  />
);
