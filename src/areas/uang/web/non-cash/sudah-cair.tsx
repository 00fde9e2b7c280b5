import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { nonCashDocument } from '#areas/uang/contract/non-cash.document.ts';
import { nonCashActs } from '#areas/uang/web/non-cash/acts-non-cash.ts';
import css from '#areas/uang/web/uang.module.css';

const WORDS = {
  label: 'Sudah divalidasi',
  search: 'Cari nomor, keterangan',
  none: 'Belum ada validasi',
  hint: 'Validasi kartu dan transfer pada hari ini tercatat di sini.',
};
const { cetak_ke: _, tgl_system: _t, ...COLUMNS } = nonCashDocument.row;
const MORE = {
  no_validasi: { width: 160 },
  keterangan: { width: 130 },
  jumlah_baris: { width: 60 },
  status: { width: 100 },
  input_by: { width: 100 },
};

/** What was settled on a day; its payments open under it, and it can be cancelled on its own day. */
export const SudahCair = () => (
  <DocumentDay
    of={nonCashDocument}
    acts={nonCashActs}
    name="validasi-non-cash-sudah"
    words={WORDS}
    columns={COLUMNS}
    more={MORE}
    expand={(row) => <Pembayaran no={String(row.no_validasi)} />}
  />
);

/** The payments of a settlement, each with what arrived of it. */
function Pembayaran({ no }: { no: string }) {
  const { data } = useRead(nonCashDocument.one, { params: { no } });
  if (!data) return null;
  const isi = data.baris.map((one) => [
    `${one.no_dokumen} ${one.nama_bank}`,
    t('{gesek}, biaya {biaya}, masuk {masuk}', {
      gesek: formatRupiah(one.jumlah_gesek_rp),
      biaya: formatRupiah(one.biaya_bank),
      masuk: formatRupiah(one.dana_masuk),
    }),
  ]);
  return (
    <div className={css.sums}>
      <Facts of={Object.fromEntries(isi)} />
    </div>
  );
}
