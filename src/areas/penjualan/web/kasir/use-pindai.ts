import { useCallback, useRef, useState } from 'react';
import { isProblem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openCode } from '#kit/web/counter/open-code.ts';
import { tellScanned } from '#kit/web/counter/scanned.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { useScan } from '#kit/web/counter/use-scan.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { readKode, nomorDari } from '#areas/buku/rules/kode.ts';
import { kataPublik } from '#areas/toko/rules/kata-publik.ts';
import { bagianOf, SEMUA_BATU } from '#areas/penjualan/web/batu/batu.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { buangAntre, kodeOf, lepasTitipan, type Baris } from '#areas/penjualan/web/kasir/draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import type { useKeranjang } from '#areas/penjualan/web/kasir/use-keranjang.ts';

const isNota = nomorDari('PJ');

/** What the scan field says of the last scan. */
export type Said = { readonly text: string; readonly tone: 'good' | 'bad' };

type Parts = {
  store: DraftStore;
  keranjang: ReturnType<typeof useKeranjang>;
  setAktif: (kode: string) => void;
  /** A new sale begins: what was shown of the last one goes. */
  onMulai: () => void;
};

/** Takes in what is no piece of the stock: gold that a nota of ours names. */
export type TerimaEmas = (kode: string) => Promise<{ text: string; bad: boolean }>;

/** What a scanned or typed code does: a piece comes into the basket, a document's number opens it. */
export function usePindai({ store, keranjang, setAktif, onMulai }: Parts) {
  const { said, katakan, diam } = useSaid();
  const berlian = usePerson().moduls.has(barangModul.BERLIAN_MODULE.key);
  const emas = useRef<TerimaEmas>(undefined);
  const terima = async (kode: string) => {
    const { text, bad } = await emas.current!(kode);
    katakan(text, bad ? 'bad' : 'good');
    return true;
  };
  /** The piece that lies there now; a tag that is read again names one that lay there before. */
  const masuk = (kode: string, sebelum: readonly Baris[]): true => {
    setAktif(kode);
    if (adaDi(sebelum, kode)) katakan(t(TIDAK_JUAL.BARANG_KEMBAR.message), 'bad');
    else katakan(t('{kode} masuk nota', { kode }), 'good');
    return true;
  };
  const terimaEmas = useCallback((take?: TerimaEmas) => void (emas.current = take), []);
  /** A piece, or where no piece has that code the loose stone that has it: both are of one series (D-45.1). */
  const ambil = async (kode_barcode: string) => {
    const hasil = await keranjang.ambil({ kode_barcode });
    if (
      !berlian ||
      !isProblem(hasil) ||
      hasil.status !== 404 ||
      readKode(kode_barcode) !== 'barang'
    )
      return hasil;
    const batu = await keranjang.ambil({ kode_barcode, bagian: SEMUA_BATU });
    return isProblem(batu) && batu.status === 404 ? hasil : batu;
  };
  const onKode = async (kode: string): Promise<boolean> => {
    tellScanned();
    if (emas.current && isNota(kode)) return terima(kode);
    const jenis = readKode(kode);
    if ((jenis === 'dokumen' || jenis === 'baki') && openCode(kode)) return true;
    onMulai();
    if (jenis === 'customer' || kataPublik(kode)) return kenali(kode, store, katakan);
    const { baris, antre } = store.now();
    if (adaDi(baris, kode)) return masuk(kode, baris);
    if (antre.some(({ kode_barcode }) => kode_barcode === kode)) return true;
    const hasil = await ambil(kode);
    if (!isProblem(hasil)) return masuk(hasil.kode_barcode, baris);
    const problem = hasil;
    store.put((old) => buangAntre(old, kode));
    if (emas.current && problem.detail.status_barang === 'TERJUAL') return terima(kode);
    const { no } = problem.detail;
    if (typeof no === 'string' && no.startsWith('TT')) {
      // Held for a customer: the person who scans it wants to hand it over, and has done nothing wrong.
      katakan(t('{kode} dititipkan, {no} dibuka', { kode, no }), 'good');
      void openPeek('titipan', no);
      return true;
    }
    katakan(t(problem.message), 'bad');
    return problem.status !== 404;
  };
  useScan((kode) => void onKode(kode));

  const buang = useBuang({ store, keranjang }, diam);
  return { said, onKode, buang, terimaEmas, diam };
}

/** Done at once, and undone on request within six seconds: the piece is locked again. */
function useBuang({ store, keranjang }: Pick<Parts, 'store' | 'keranjang'>, diam: () => void) {
  return (kode: string): void => {
    const one = store.now().baris.find((line) => kodeOf(line) === kode);
    if (!one) return;
    const { berat, harga_per_gram, ongkos, diskon, potongan, titip, batu } = one;
    diam();
    if (titip) return store.put((old) => lepasTitipan(old, titip));
    keranjang.lepas(kode);
    toast.undo(
      'Barang dikeluarkan dari nota',
      () =>
        void keranjang.ambil({
          kode_barcode: kode,
          ...(batu && { bagian: bagianOf(batu) }),
          berat,
          harga_per_gram,
          ongkos,
          diskon,
          potongan,
        }),
    );
  };
}

const adaDi = (baris: readonly Baris[], kode: string): boolean =>
  baris.some((one) => kodeOf(one) === kode);

/** The card of a customer: he is the buyer. */
async function kenali(kode: string, store: DraftStore, katakan: Katakan): Promise<true> {
  const { cariKartu } = await import('#areas/penjualan/web/kasir/nanti/kartu.ts');
  const customer = await cariKartu(kode);
  if (isProblem(customer)) katakan(t(customer.message), 'bad');
  else {
    store.put((old) => ({ ...old, customer }));
    katakan(t('{nama} dikenali', { nama: customer.nama ?? kode }), 'good');
  }
  return true;
}

type Katakan = (text: string, tone: Said['tone']) => void;
/** What the last scan did, in words and by ear. */
function useSaid() {
  const [said, setSaid] = useState<Said>();
  const katakan: Katakan = (text, tone) => {
    setSaid({ text, tone });
    beep(tone === 'good' ? 'found' : 'missing');
  };
  return { said, katakan, diam: () => setSaid(undefined) };
}
