import { zip } from '#kit/rules/lists.ts';
import { minus, plus, rp, type Rupiah } from '#kit/rules/quantity.ts';
import { labelBayar } from '#areas/uang/rules/label-bayar.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import type { TenderState } from '#areas/uang/web/bayar/use-tender.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { jumlahDp, type Draft } from '#areas/penjualan/web/kasir/draft.ts';
import { jumlahJual } from '#areas/penjualan/web/kasir/jumlah-jual.ts';
import type { Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import type { BarisTayang, Jumlah, Tayangan } from '#areas/penjualan/web/layar/tayangan.ts';

type Hitung = Pick<Kasir['hitung'], 'jadi'>;
type Uang = Pick<TenderState, 'tagihan' | 'daftar' | 'tender' | 'langkah' | 'sisa'>;

/** The pieces of a sale with what each costs. */
export const barangJual = ({ baris }: Pick<Draft, 'baris'>, { jadi }: Hitung): BarisTayang[] =>
  zip(baris, jadi.baris).map(([{ barang, berat }, { harga, diskon_rp, potongan_rp }]) => {
    const kurang = plus(diskon_rp, potongan_rp);
    return {
      nama: barang.nama_barang,
      kadar: barang.kadar,
      berat: berat ?? barang.berat,
      harga: minus(harga, kurang),
      kurang,
    };
  });

/** The open sale as its customer sees it; null while there is nothing to see. */
export function isiJual(draft: Draft, hitung: Hitung, uang: Uang): Tayangan | null {
  if (draft.baris.length === 0) return null;
  return {
    nama: draft.customer.nama,
    barang: barangJual(draft, hitung),
    emas: [],
    jumlah: rincian(hitung, jumlahDp(draft)),
    total: ['Total bayar', uang.tagihan],
    ...dibayar(uang),
    selesai: null,
  };
}

/** What is between the pieces and the total. */
function rincian({ jadi }: Hitung, dp: Rupiah): Jumlah[] {
  const { kurang, tambahan } = jumlahJual(jadi, dp);
  const isi = [
    ...kurang.map(([kata, rupiah]): Jumlah => [kata, minus(rp(0), rupiah)]),
    ...tambahan,
  ].filter(([, rupiah]) => rupiah !== 0);
  return isi.length > 0 ? [['Subtotal', jadi.sub_total], ...isi] : [];
}

/** Money that is in or is being counted, and what that leaves. */
export function dibayar({
  daftar,
  tender,
  langkah,
  sisa,
}: Uang): Pick<Tayangan, 'bayar' | 'akhir'> {
  // The line that is being typed counts once it has a sum: an empty one only offers the rest.
  const dihitung = tender.jumlah === null ? [] : langkah.pembayaran.slice(daftar.length);
  const bayar = [...daftar, ...dihitung].map(satuBayar);
  if (bayar.length === 0) return { bayar, akhir: null };
  if (dihitung.length > 0 && langkah.kembali > 0)
    return { bayar, akhir: ['Kembalian', langkah.kembali] };
  const tinggal = minus(sisa, dihitung[0]?.jumlah ?? rp(0));
  return { bayar, akhir: tinggal > 0 ? ['Sisa', tinggal] : null };
}

const satuBayar = (one: Pick<Bayar, 'jenis' | 'kode_bank' | 'jumlah'>): Jumlah => [
  labelBayar(one),
  one.jumlah,
];

/** The sale that was just saved: what was paid, what comes back, and where its paper is found. */
export function isiSelesai(dokumen: Dokumen, alamat: string | null): Tayangan {
  const { grand_total, dp_rp, tukar_rp, pembulatan_tunai, pembayaran, kembali } = dokumen;
  const tagihan = plus(hitungTagihan(grand_total, dp_rp, tukar_rp), pembulatan_tunai);
  const tunggu = dokumen.status === 'OPEN';
  const tunai = pembayaran.findLastIndex(({ jenis }) => jenis === 'CASH');
  const toko = tagihan < 0;
  return {
    nama: dokumen.customer.nama,
    barang: [],
    emas: [],
    jumlah: [],
    total: [
      toko ? 'Toko membayar' : tunggu ? 'Bayar di kasir' : 'Total bayar',
      toko ? minus(rp(0), tagihan) : tagihan,
    ],
    bayar: toko
      ? []
      : pembayaran.map((one, at) =>
          satuBayar(at === tunai ? { ...one, jumlah: plus(one.jumlah, kembali) } : one),
        ),
    akhir: kembali > 0 ? ['Kembalian', kembali] : null,
    selesai: { no: dokumen.tukar?.no_tukar ?? dokumen.no_faktur_jual, alamat },
  };
}
