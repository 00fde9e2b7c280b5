import { formatGram, formatInt } from '#kit/rules/format.ts';
import { negate, rp, sum, type Rupiah } from '#kit/rules/quantity.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { waitingRows } from '#areas/dokumen/web/waiting/waiting-kind.tsx';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import {
  tungguManualEndpoint,
  tungguManualRow,
  validasiManualEndpoint,
} from '#areas/manual/contract/validasi-manual.api.ts';
import { batalBeli, beliManualLists } from '#areas/manual/web/dagang/acts-beli.tsx';
import { batalJual, jualManualLists } from '#areas/manual/web/dagang/acts-jual.tsx';

const SHOWN = {
  first: ['no', 'input_date', 'isi', 'berat', 'grand_total', 'input_by'],
  wide: ['nama_customer'],
};
const NARROWS = [
  { label: mark('Sales'), by: ['kode_sales'] },
  { label: mark('User'), by: ['input_by'] },
];
const WORDS = {
  empty: mark('Data Tidak Ada'),
  none: mark('Jual beli manual yang disimpan kasir menunggu di sini.'),
  found: mark('Data Tersedia'),
};
/** What a sale brought; a purchase took as much. */
const masukOf = ({ no, grand_total }: { no: string; grand_total: Rupiah }): Rupiah =>
  no.startsWith('PM') ? negate(grand_total) : grand_total;
const KINDS = [
  waitingRows({
    noun: mark('nota'),
    letters: ['JM', 'PM'],
    list: tungguManualEndpoint,
    query: () => ({}),
    noOf: (row) => row.no,
    rowOf: (row) => row,
    Body: ({ dokumen }) => (
      <Facts
        of={{
          [t('No Faktur')]: dokumen.no,
          [t('Customer')]: dokumen.nama_customer || '-',
          [t('Barang')]: dokumen.isi,
          [t('Berat')]: `${formatGram(dokumen.berat)} g`,
          [t('Kasir')]: dokumen.input_by,
        }}
      />
    ),
    due: (chosen) => ({
      label: mark('Diterima dikurangi dibayar kasir'),
      amount: sum([rp(0), ...chosen.map(masukOf)]),
      note: t('{n} transaksi', { n: formatInt(chosen.length) }),
    }),
    usePart: () => ({ view: null, take: () => ({ value: null }) }),
    word: mark(sense('Validasi', 'tombol')),
    success: 'Data Berhasil Divalidasi',
    failure: 'Data Gagal Divalidasi',
    step: validasiManualEndpoint,
    sent: (chosen) => ({ params: {}, body: { no: chosen.map((row) => row.no) } }),
    lists: [...jualManualLists, ...beliManualLists],
    refuse: mark('Tolak'),
    reject: (chosen, onDone) => {
      const [one, ...more] = chosen;
      // Each refusal is agreed to with its own figures.
      if (!one || more.length > 0) {
        toast.error(t('Pilih satu transaksi untuk ditolak'));
        return;
      }
      const batal = one.no.startsWith('PM') ? batalBeli : batalJual;
      batal({ no: one.no, tunggu: true, total: one.grand_total }, onDone);
    },
  }),
];

/** Goods without a barcode sold or bought that wait: validated together, or one rejected (D-46.4). */
export default function ValidasiManualScreen() {
  return (
    <WaitingScreen
      kinds={KINDS}
      name="validasi-jual-beli-manual"
      domain="penjualan"
      columns={tungguManualRow}
      shown={SHOWN}
      narrows={NARROWS}
      several
      words={WORDS}
    />
  );
}
