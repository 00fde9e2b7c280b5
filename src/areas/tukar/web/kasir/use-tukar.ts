import { readParam } from '#areas/toko/contract/read-param.ts';
import { useEffect, useState } from 'react';
import { negate, rp } from '#kit/rules/quantity.ts';
import type { FieldError, Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { useWhenReckoned } from '#kit/web/write/use-when-reckoned.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { bodyBaris, isianBaris, type BarisDraft } from '#areas/pembelian/web/beli/draft-beli.ts';
import { useBarisBeli } from '#areas/pembelian/web/beli/use-baris-beli.ts';
import type { Transfer } from '#areas/uang/web/bayar/cara-bayar.tsx';
import { useHitung } from '#areas/pembelian/web/beli/use-hitung.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { pilihTempat } from '#areas/akses/web/tempat/pilih-tempat.ts';
import { bodyJual, jumlahDp, kodeOf, ubahBaris } from '#areas/penjualan/web/kasir/draft.ts';
import { periksaDraft } from '#areas/penjualan/web/kasir/periksa-draft.ts';
import { errorOf } from '#areas/penjualan/web/kasir/use-jual.ts';
import type { Kasir } from '#areas/penjualan/web/kasir/use-kasir.ts';
import type { Gambar } from '#areas/stock/contract/barang.api.ts';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { hitungSelisih } from '#areas/tukar/rules/tukar.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';
import { payOutOf } from '#areas/uang/web/bayar/use-pay-out.tsx';

const EMAS_KOSONG = {
  code: 'EMAS_KOSONG',
  field: 'emas',
  message: mark('Emas yang masuk belum ada'),
};
const EMAS_BELUM = {
  code: 'EMAS_BELUM',
  field: 'emas',
  message: mark('Emas yang masuk belum lengkap'),
};

const beratNol = (at: number) => ({
  code: 'BERAT_NOL',
  field: `emas.${at}.berat`,
  message: mark('Berat Tidak Boleh 0'),
});

/** The gold that comes in, beside the sale of the counter; its lines are kept with the sale's draft. */
function useEmas(kasir: Kasir) {
  const { draft, put, ubah, pindai, setPesan, setTukarRp } = kasir;
  const baris = (draft.tukar ?? []) as readonly BarisDraft[];
  const emas = useBarisBeli({
    baris,
    setBaris: (change) =>
      put((old) => ({ ...old, tukar: change((old.tukar ?? []) as readonly BarisDraft[]) })),
    onNota: ({ nama_customer, no_hp }) => {
      if (!draft.customer.nama && nama_customer)
        ubah({ customer: { ...draft.customer, nama: nama_customer, no_hp } });
    },
  });
  const { hitung, total, menunggu } = useHitung(baris, true);
  const { terimaEmas } = pindai;
  useEffect(() => {
    terimaEmas(emas.cari);
    return () => terimaEmas(undefined);
  });
  useEffect(() => {
    setTukarRp(total);
    return () => setTukarRp(rp(0));
  }, [total, setTukarRp]);
  const belum = hitung.some(({ jadi }) => jadi === undefined);
  const ubahEmas = (id: number, part: Partial<BarisDraft>) => {
    setPesan({});
    emas.ubah(id, part);
  };
  return { ...emas, ubah: ubahEmas, hitung, total, belum, menunggu };
}

/** Puts what the server will not have at its line or its field; false when it belongs to neither. */
function tunjukkanTolak(
  { draft, put, jual }: Kasir,
  { detail, errors, message }: Problem,
): boolean {
  const kode = detail.kode_barcode;
  const baris = typeof kode === 'string' && draft.baris.some((one) => kodeOf(one) === kode);
  if (baris) put((old) => ubahBaris(old, kode, { tolak: message }));
  else {
    const [path] = errors.map((one) => diKasir(one).path);
    const emas = (draft.tukar ?? []) as readonly BarisDraft[];
    jual.tunjukkan(errors.map(diKasir), path && isianBaris(path.replace('emas.', ''), emas));
  }
  const disini = baris || errors.length > 0;
  if (disini) toast.error(message);
  return disini;
}

/** F9 of an exchange: one ticket of what lies in the table and what came in. */
export function useTukar(kasir: Kasir, onSelesai: (dokumen: DokumenTukar) => void) {
  const { draft, put, hitung, tender, jual, kode_sales } = kasir;
  const { told } = usePerson();
  const tunggu =
    readParam(told, penjualanParam.VALIDASI_PENJUALAN) === true ||
    readParam(told, pembelianParam.VALIDASI_PEMBELIAN) === 'ON';
  const emas = useEmas(kasir);
  const { penjual } = draft;
  const setPenjual = (part: Partial<typeof penjual>) => {
    kasir.setPesan({});
    put((old) => ({ ...old, penjual: { ...old.penjual, ...part } }));
  };
  const [foto, setFoto] = useState<readonly Gambar[]>([]);
  const [transfer, setTransfer] = useState<Transfer>(null);
  const { selisih } = hitungSelisih(hitung.jadi.grand_total, jumlahDp(draft), emas.total);
  const write = useWrite(tukarDocument.makes.tukar, {
    refresh: [tukarDocument.list, penjualanDocument.list, pembelianDocument.list],
    onProblem: (problem) => tunjukkanTolak(kasir, problem),
    kept: jual.kept,
  });
  const bayar = () => {
    if (tunggu || selisih === 0) return null;
    if (selisih > 0) return [...tender.langkah.pembayaran];
    return payOutOf(transfer, negate(selisih));
  };
  const simpan = async (): Promise<void> => {
    const wajib = readParam(told, customerParam.CUSTOMER_WAJIB);
    const tolak = [
      ...periksaDraft({ draft, hitung, kode_sales, wajib }),
      ...(emas.baris.length === 0 ? [EMAS_KOSONG] : emas.belum ? [EMAS_BELUM] : []),
      ...emas.baris.flatMap(({ berat }, at) => (berat ? [] : [beratNol(at)])),
      ...(tunggu || selisih <= 0 ? [] : tender.langkah.tolak),
    ];
    const tanpaBerat = emas.baris.find(({ berat }) => !berat);
    const dahulu = tanpaBerat && `berat-${tanpaBerat.id}`;
    if (!jual.tunjukkan(tolak.map(errorOf), dahulu)) return;
    const platform = await pilihTempat({ parameter: told });
    const tanpaUang = { kode_sales: kode_sales!, platform, pembayaran: null };
    const { pembayaran: _, ...penjualan } = bodyJual(draft, tanpaUang);
    // The consent is asked with the sale, once.
    const orang = { ...penjualan.customer, setuju_promo: null };
    const pembelian = {
      kode_sales: kode_sales!,
      customer: { ...orang, ...penjual },
      barang: emas.baris.map(bodyBaris),
      foto: foto.length > 0 ? foto.map(({ gambar_path }) => gambar_path) : null,
      keterangan: draft.keterangan,
    };
    const done = await write.send({ body: { penjualan, pembelian, pembayaran: bayar() } });
    if (done) onSelesai(done.data);
  };
  const tekan = useWhenReckoned(emas.menunggu, () => {
    const { langkah } = tender;
    if (write.busy) return;
    if (tunggu || selisih <= 0 || langkah.selesai) return void simpan();
    if (jual.tunjukkan(langkah.tolak.map(errorOf))) tender.pakai(langkah.pembayaran);
  });
  return {
    emas,
    selisih,
    tunggu,
    tekan,
    busy: write.busy,
    penjual,
    setPenjual,
    foto,
    setFoto,
    transfer,
    setTransfer,
  };
}
export type Tukar = ReturnType<typeof useTukar>;

/** A field of the ticket as this counter calls it. */
const diKasir = ({ path, message }: FieldError): FieldError => ({
  message,
  path: path
    .replace(/^penjualan\./, '')
    .replace(/^pembelian\.customer\.(no_ktp|foto)$/, '$1')
    .replace(/^pembelian\.customer\./, 'customer.')
    .replace(
      /^pembelian\.barang\.(\d+\.(nama_barang|kode_dept|kode_group|kadar|berat))$/,
      'emas.$1',
    )
    .replace(/^pembelian\..*$/, 'emas'),
});
