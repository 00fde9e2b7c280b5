import { readParam } from '#areas/toko/contract/read-param.ts';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem, noNetwork, type Problem } from '#kit/web/api/problem.ts';
import { useBell } from '#kit/web/api/socket.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { fill } from '#kit/rules/refusal.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { bagianOf } from '#areas/penjualan/web/batu/batu.ts';
import { muatLaku } from '#areas/penjualan/web/kasir/nanti/muat-laku.ts';
import {
  antrekan,
  buangAntre,
  buangBaris,
  kodeOf,
  masukkan,
  pasangBatu,
  segarkanBaris,
  ubahBaris,
  type Antre,
} from '#areas/penjualan/web/kasir/draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import {
  ambilKeranjangEndpoint,
  daftarKeranjangEndpoint,
  lepasKeranjangEndpoint,
} from '#areas/stock/contract/keranjang.api.ts';
import type { Barang } from '#areas/stock/contract/barang.api.ts';
import { stockParam } from '#areas/stock/contract/stock.parameter.ts';

type Store = Pick<DraftStore, 'now' | 'put'>;

/** The locks of the open sale: taken by a scan, renewed while it lies here, given back with the line. */
export function useKeranjang({ now, put }: Store) {
  const ambil = useCallback(
    async (one: Antre): Promise<Problem | Barang> => {
      const { kode_barcode, bagian } = one;
      put((old) => antrekan(old, one));
      try {
        if (bagian) {
          const { lihatBatu, tidakLepas } = await muatLaku();
          const { batu, barang } = await lihatBatu(kode_barcode, bagian);
          if (batu.keadaan !== null) return tidakLepas(batu.keadaan, kode_barcode);
          put((old) => masukkan(old, one, barang, batu));
          return barang;
        }
        const { barang } = await call(ambilKeranjangEndpoint, { body: { kode_barcode } });
        put((old) => masukkan(old, one, barang));
        return barang;
      } catch (error) {
        return isProblem(error) ? error : noNetwork();
      }
    },
    [put],
  );
  const lepas = useCallback(
    (kode_barcode: string) => {
      const batu = now().baris.some((one) => kodeOf(one) === kode_barcode && one.batu);
      put((old) => buangBaris(old, kode_barcode));
      if (batu) return;
      void call(lepasKeranjangEndpoint, { params: { kode_barcode } }).catch(() => {});
    },
    [now, put],
  );
  const antri = useAntri({ now, put }, ambil);
  const segarkan = useSegarkan({ now, put }, antri);
  return { ambil, lepas, antri, segarkan };
}

/**
 * Fetches what is still in the queue, one walk after the other, so that the pieces lie as they were scanned. What is
 * refused leaves the queue and says why, what has no network waits.
 */
function useAntri({ now, put }: Store, ambil: (one: Antre) => Promise<Problem | Barang>) {
  const last = useRef(Promise.resolve());
  return useCallback((): Promise<void> => {
    const walk = async () => {
      for (const one of now().antre) {
        const hasil = await ambil(one);
        if (!isProblem(hasil) || hasil.status === 0) continue;
        put((old) => buangAntre(old, one.kode_barcode));
        toast.error(hasil.message);
      }
    };
    last.current = last.current.then(walk);
    return last.current;
  }, [now, put, ambil]);
}

/** Reads every piece again and keeps its lock: prices and states are the stock's, never a memory. */
function useSegarkan({ now, put }: Store, antri: () => Promise<void>): () => Promise<void> {
  const running = useRef(false);
  return useCallback(async () => {
    if (running.current) return;
    running.current = true;
    await antri();
    const dulu = now().baris.filter(({ titip }) => !titip);
    for (const { batu, ...one } of dulu) {
      const kode_barcode = kodeOf(one);
      const baca = batu
        ? muatLaku()
            .then(({ lihatBatu }) => lihatBatu(kode_barcode, bagianOf(batu)))
            .then((kini) => put((old) => pasangBatu(old, kini)))
        : call(ambilKeranjangEndpoint, { body: { kode_barcode } }).then(({ barang }) =>
            put((old) => segarkanBaris(old, barang)),
          );
      await baca.catch((error: unknown) => {
        if (isProblem(error) && error.status >= 400)
          put((old) => ubahBaris(old, kode_barcode, { tolak: error.message }));
      });
    }
    running.current = false;
    const harga = new Map(dulu.map((one) => [kodeOf(one), one.barang.harga_hari_ini]));
    const berubah = now().baris.filter(
      (one) => harga.has(kodeOf(one)) && harga.get(kodeOf(one)) !== one.barang.harga_hari_ini,
    );
    if (berubah.length > 0)
      toast.warning('Harga emas berubah, {n} barang dihitung ulang', { n: berubah.length });
  }, [now, put, antri]);
}

/** Bells and the clock of the locks. On every connect everything is read again. */
export function useKunci({ now, put }: Store, segarkan: () => Promise<void>): void {
  const { user_id, told } = usePerson();
  const menit = readParam(told, stockParam.BASKET_LOCK_MINUTES);
  useEffect(() => {
    void segarkan();
    const timer = setInterval(() => void segarkan(), menit * 30_000);
    return () => clearInterval(timer);
  }, [segarkan, menit]);
  useBell('harga', () => void segarkan());
  const periksaPemegang = async (kode_barcode: string) => {
    const list = await call(daftarKeranjangEndpoint).catch(() => []);
    const lain = list.find(
      (one) => one.kode_barcode === kode_barcode && !sama(one.user_id, user_id),
    );
    if (!lain) return;
    const { message } = fill(TIDAK_TERSEDIA.BARANG_DI_KERANJANG, {
      kode_barcode,
      user_id: lain.user_id,
    });
    put((old) => ubahBaris(old, kode_barcode, { tolak: t(message) }));
  };
  useBell<{ kode_barcode?: string }>('keranjang', (rung) => {
    const kode = rung?.kode_barcode;
    if (kode && now().baris.some((one) => kodeOf(one) === kode)) void periksaPemegang(kode);
  });
}

const sama = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
