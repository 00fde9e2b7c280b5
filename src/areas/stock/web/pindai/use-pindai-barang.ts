import { useCallback, useEffect, useRef, useState } from 'react';
import { fill, type Refusal } from '#kit/rules/refusal.ts';
import { call, callPage } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { barangEndpoint, type Barang } from '#areas/stock/contract/barang.api.ts';
import {
  ambilKeranjangEndpoint,
  lepasKeranjangEndpoint,
} from '#areas/stock/contract/keranjang.api.ts';
import { TIDAK_TERSEDIA, type StatusBarang } from '#areas/stock/rules/barang.ts';

export type Kata = { readonly text: string; readonly tone: 'good' | 'bad' };

type Options = {
  /** As many as one act takes, and what is said of one more. */
  readonly paling: number;
  readonly penuh: string;
  /** States in which a piece may be taken into the list. */
  readonly status: readonly StatusBarang[];
  /** Further reasons of the screen's own. */
  readonly tolak?: (barang: Barang) => Refusal | undefined;
  /** Each piece is in the user's basket as long as it is in the list: no other person sells it meanwhile (D-42.1). */
  readonly pegang?: true;
};

const look = async (kode_barcode: string): Promise<Barang> =>
  (await callPage(barangEndpoint, { params: { kode_barcode } })).data;

/** A basket that is full holds no more: what comes after it is looked up, and refused at the end where it is gone. */
async function hold(kode_barcode: string): Promise<Barang> {
  try {
    return (await call(ambilKeranjangEndpoint, { body: { kode_barcode } })).barang;
  } catch (error) {
    if (isProblem(error) && error.code === TIDAK_TERSEDIA.KERANJANG_PENUH.code)
      return look(kode_barcode);
    throw error;
  }
}

const release = (codes: readonly string[]): void => {
  for (const kode_barcode of codes)
    void call(lepasKeranjangEndpoint, { params: { kode_barcode } }).catch(() => {});
};

/** A list of pieces that are scanned one by one: each is looked up, and a no is said and heard. */
export function usePindaiBarang(options: Options) {
  const [barang, setBarang] = useState<readonly Barang[]>([]);
  const [kata, setKata] = useState<Kata>();
  const now = useRef(barang);
  now.current = barang;
  const latest = useRef(options);
  latest.current = options;
  const tambah = useCallback(async (code: string, bunyi = true) => {
    const { paling, penuh, status, tolak, pegang } = latest.current;
    const say = (text: string, tone: Kata['tone'] = 'bad') => {
      setKata({ text, tone });
      if (bunyi) beep(tone === 'good' ? 'found' : 'missing');
    };
    const has = (kode: string) => now.current.some((one) => one.kode_barcode === kode);
    if (has(code)) return say(t(TIDAK_TERSEDIA.BARANG_KEMBAR.message));
    if (now.current.length >= paling) return say(t(penuh, { n: paling }));
    try {
      const data = await (pegang ? hold(code) : look(code));
      const { kode_barcode } = data;
      if (!status.includes(data.status))
        return say(
          t(
            fill(TIDAK_TERSEDIA.BARANG_TIDAK_READY, { kode_barcode, status_barang: data.status })
              .message,
          ),
        );
      const refusal = tolak?.(data);
      if (refusal) return say(t(refusal.message));
      if (has(kode_barcode)) return say(t(TIDAK_TERSEDIA.BARANG_KEMBAR.message));
      setBarang((old) => (now.current = [...old, data]));
      say(t('{kode} masuk daftar', { kode: kode_barcode }), 'good');
    } catch (error) {
      say(isProblem(error) ? error.message : t('Koneksi Bermasalah'));
    }
  }, []);
  /** Many at once, as a list found them: those that are new and fit in. Answers how many went in. */
  const masukkan = useCallback((list: readonly Barang[]): number => {
    const { paling, status } = latest.current;
    const ada = new Set(now.current.map((one) => one.kode_barcode));
    const baru = list
      .filter((one) => status.includes(one.status) && !ada.has(one.kode_barcode))
      .slice(0, paling - now.current.length);
    setBarang((now.current = [...now.current, ...baru]));
    return baru.length;
  }, []);
  const lepas = useCallback((codes: readonly string[]) => {
    if (latest.current.pegang) release(codes);
  }, []);
  // A person who leaves the screen releases the pieces held for it.
  useEffect(() => () => lepas(now.current.map((one) => one.kode_barcode)), [lepas]);
  const kosongkan = useCallback(() => {
    lepas(now.current.map((one) => one.kode_barcode));
    now.current = [];
    setBarang([]);
    setKata(undefined);
  }, [lepas]);
  return {
    barang,
    kata,
    tambah,
    masukkan,
    buang: (code: string) => {
      lepas([code]);
      setBarang(barang.filter((one) => one.kode_barcode !== code));
    },
    kosongkan,
  };
}
