import { createContext, useContext, useMemo, useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { focusLate, focusScan } from '#kit/web/write/focus.ts';
import {
  hargaTitipan,
  hitungDraft,
  untukReseller,
  type HargaReseller,
} from '#areas/penjualan/rules/draft-jual.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { bayarPph22 } from '#areas/penjualan/rules/pajak.ts';
import { hitungTagihan } from '#areas/penjualan/rules/hitung-penjualan.ts';
import { periksaDiskon, tentukanTuntutan } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { useSaldoPoin } from '#areas/member/web/use-saldo-poin.ts';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import {
  aturanJual,
  DRAFT_KOSONG,
  jumlahDp,
  kodeOf,
  ubahBaris,
  type Baris,
  type Draft,
} from '#areas/penjualan/web/kasir/draft.ts';
import { useDraftJual } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import {
  ISIAN_PERTAMA,
  salahPertama,
  useJual,
  type Dokumen,
  type Muka,
  type Pesan,
} from '#areas/penjualan/web/kasir/use-jual.ts';
import { usePengurang, type PengurangKasir } from '#areas/penjualan/web/kasir/use-pengurang.ts';
import { useReseller } from '#areas/penjualan/web/kasir/use-reseller.ts';
import { useKeranjang, useKunci } from '#areas/penjualan/web/kasir/use-keranjang.ts';
import { usePindai } from '#areas/penjualan/web/kasir/use-pindai.ts';
import { useAmbil } from '#areas/penjualan/web/kasir/titip-slot.ts';
import { useSales } from '#areas/akses/web/sesi.ts';
import { useTunda } from '#areas/penjualan/web/kasir/use-tunda.ts';
import type { Level } from '#areas/toko/rules/level.ts';

/** Everything of the counter: the open sale, its sums, its money, and what the keys do to them. */
export function useKasir(onSelesai: (dokumen: Dokumen) => void) {
  const aturan = useAturan();
  const store = useDraftJual();
  const { draft, put } = store;
  const masters = usePengurang(draft.kupon);
  const reseller = useReseller(draft);
  const hitung = useHitung(draft, aturan, masters, reseller);
  const tampak = useTampak();
  const { setPesan, setMuka, setSelesai } = tampak;
  const [kode_sales, setSales] = useSales();
  const keranjang = useKeranjang(store);
  useKunci(store, keranjang.segarkan);
  useAmbil(store);
  const [tukar_rp, setTukarRp] = useState<Rupiah>(rp(0));
  const pilihan = useAktif(draft, tampak);
  const { setAktif } = pilihan;
  const pindai = usePindai({ store, keranjang, setAktif, onMulai: () => setSelesai(undefined) });
  const { kode_customer, jenis } = draft.customer;
  const member = useSaldoPoin(jenis === 'MEMBER' ? kode_customer : null);
  const tender = useTender({
    tagihan: hitungTagihan(hitung.jadi.grand_total, jumlahDp(draft), tukar_rp),
    daftar: draft.pembayaran,
    onDaftar: (pembayaran) => put((old) => ({ ...old, pembayaran })),
    poin: member.poin,
  });
  /** The counter is free for the next customer; what opens over it gives the keys back to the scan field. */
  const kosongkan = (dokumen?: Dokumen) => {
    put(() => DRAFT_KOSONG);
    tender.pakai([]);
    pindai.diam();
    tampak.kembali(dokumen);
    focusScan();
  };
  const terjual = (dokumen: Dokumen) => {
    kosongkan(dokumen);
    onSelesai(dokumen);
  };
  const uang = { hitung, kode_sales, tender };
  const jual = useJual({ ...uang, store, aturan, setPesan, setMuka, onSelesai: terjual });
  const tunda = useTunda({
    store,
    keranjang,
    kode_sales,
    onRecalled: (kode) => kode && setSales(kode),
    onBaru: () => {
      tender.mulai();
      jual.renew();
      tampak.kembali();
    },
  });
  return {
    ...tampak,
    ...pilihan,
    ...uang,
    aturan,
    /** The card of the buyer, where he is a member. */
    kartu: member.kartu,
    draft,
    put,
    masters,
    setSales,
    pindai,
    jual,
    tunda,
    kosongkan,
    /** What the old gold of an exchange is worth: the money is asked for the rest. */
    tukar_rp,
    setTukarRp,
    /** Changes the document; what was said of its fields is said again when it is sent. */
    ubah: (part: Partial<Draft>) => {
      setPesan({});
      put((old) => ({ ...old, ...part }));
    },
    ubahBaris: (kode: string, part: Partial<Baris>) =>
      put((old) => ubahBaris(old, kode, { ...part, tolak: undefined })),
  };
}

/** Which face is open, what was said of which field, and the sale that was just made. */
function useTampak() {
  const [muka, setMuka] = useState<Muka>('bayar');
  const [pesan, setPesan] = useState<Pesan>({});
  const [selesai, setSelesai] = useState<Dokumen>();
  const kembali = (dokumen?: Dokumen) => {
    setMuka('bayar');
    setPesan({});
    setSelesai(dokumen);
  };
  /** Back to the money, and the keys to the scan field. */
  const tutupMuka = () => {
    setMuka('bayar');
    focusScan();
  };
  /** Its first field gets the keys that are pressed before it is there. */
  const bukaMuka = (ini: Exclude<Muka, 'bayar'>) => () => {
    if (muka === ini) return tutupMuka();
    setMuka(ini);
    focusLate(ini === 'customer' ? salahPertama(pesan) : ISIAN_PERTAMA[ini], ISIAN_PERTAMA[ini]);
  };
  const lihat = { muka, setMuka, bukaMuka, tutupMuka };
  return { ...lihat, pesan, setPesan, selesai, setSelesai, kembali };
}

export type Kasir = ReturnType<typeof useKasir>;
const KasirContext = createContext<Kasir | undefined>(undefined);
export const KasirProvider = KasirContext.Provider;
export function useKasirHere(): Kasir {
  const kasir = useContext(KasirContext);
  if (!kasir) throw new Error('No counter here');
  return kasir;
}

function useAturan() {
  const { told, moduls } = usePerson();
  return useMemo(() => aturanJual({ told, moduls }), [told, moduls]);
}

function useHitung(
  draft: Draft,
  aturan: ReturnType<typeof useAturan>,
  masters: PengurangKasir,
  reseller: HargaReseller | undefined,
) {
  const { level, tgl_system } = usePerson();
  const { potongan, kupon } = masters;
  return useMemo(() => {
    const { bulat, tabel_berat, batas } = aturan;
    const { pengusaha = false, bebas_pph22_sampai = null } = draft.customer;
    const pajak = aturan.pajak(bayarPph22({ pengusaha, bebas_pph22_sampai }, tgl_system as Hari));
    const toleransi = batas.toleransiBerat;
    const cara = { pembulatan: bulat, tabel_berat, toleransi, potongan, kupon, pajak };
    const dijual = reseller
      ? {
          ...draft,
          baris: draft.baris.map((one) =>
            one.titip || one.batu
              ? one
              : { ...one, barang: untukReseller(one.barang, reseller, cara) },
          ),
        }
      : draft;
    const hitung = hitungDraft(dijual, cara);
    // No person is asked to approve what would be refused anyway.
    const ditolak = periksaDiskon(hitung.hitung, hitung.jadi).length > 0;
    const tuntutan = ditolak
      ? []
      : tentukanTuntutan(level as Level, hitung.asli, hitung.jadi.baris, batas);
    const harga_titipan = pajak ? hargaTitipan(dijual, cara) : hitung.jadi.grand_total;
    return { ...hitung, tuntutan, harga_titipan };
  }, [draft, aturan, level, tgl_system, potongan, kupon, reseller]);
}

/** The line that strip and keys speak of: the last one touched, else the last one scanned. */
function useAktif({ baris }: Draft, { selesai, setSelesai }: ReturnType<typeof useTampak>) {
  const [kode, setAktif] = useState<string>();
  const [mengubah, setMengubah] = useState(false);
  const found = baris.findIndex((one) => kodeOf(one) === kode);
  const di = found >= 0 ? found : baris.length - 1;
  const pindah = (step: number) => {
    const next = baris[Math.min(baris.length - 1, Math.max(0, di + step))];
    if (next) setAktif(kodeOf(next));
  };
  /** Enter in the empty scan field: the sale that was just made leaves, or the line opens. */
  const lanjut = () => (selesai ? setSelesai(undefined) : setMengubah(true));
  return {
    di,
    aktif: baris[di],
    setAktif,
    pindah,
    lanjut,
    mengubah: mengubah && di >= 0,
    setMengubah,
  };
}
