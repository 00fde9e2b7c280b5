import { useCallback, useEffect, useRef, useState } from 'react';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { fill } from '#kit/rules/refusal.ts';
import { LABEL_PALING_BANYAK } from '#areas/stock/contract/cetak-barcode.api.ts';
import { barangEndpoint, type Barang } from '#areas/stock/contract/barang.api.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { ambilPilihan } from '#areas/stock/web/label/pilihan.ts';

export type Kata = { readonly text: string; readonly tone: 'good' | 'bad' };

/** The pieces whose labels will be printed: scanned one by one, or handed over by another screen. */
export function usePilihanLabel() {
  const [barang, setBarang] = useState<readonly Barang[]>([]);
  const [kata, setKata] = useState<Kata>();
  const now = useRef(barang);
  now.current = barang;
  const tambah = useCallback(async (code: string, bunyi = true) => {
    const say = (text: string, tone: Kata['tone'] = 'bad') => {
      setKata({ text, tone });
      if (bunyi) beep(tone === 'good' ? 'found' : 'missing');
    };
    if (now.current.some((one) => one.kode_barcode === code))
      return say(t(TIDAK_TERSEDIA.BARANG_KEMBAR.message));
    if (now.current.length >= LABEL_PALING_BANYAK)
      return say(t('Label Maksimal {n}', { n: LABEL_PALING_BANYAK }));
    try {
      const { data } = await callPage(barangEndpoint, { params: { kode_barcode: code } });
      if (data.status !== 'READY' && data.status !== 'TITIP')
        return say(
          t(
            fill(TIDAK_TERSEDIA.BARANG_TIDAK_READY, {
              kode_barcode: code,
              status_barang: data.status,
            }).message,
          ),
        );
      if (now.current.some((one) => one.kode_barcode === data.kode_barcode))
        return say(t(TIDAK_TERSEDIA.BARANG_KEMBAR.message));
      setBarang((old) => (now.current = [...old, data]));
      say(t('{kode} masuk daftar', { kode: data.kode_barcode }), 'good');
    } catch (error) {
      say(isProblem(error) ? error.message : t('Koneksi Bermasalah'));
    }
  }, []);
  useEffect(() => {
    const handed = ambilPilihan();
    void (async () => {
      for (const code of handed) await tambah(code, false);
    })();
  }, [tambah]);
  return {
    barang,
    kata,
    tambah: (code: string) => void tambah(code),
    buang: (code: string) => setBarang(barang.filter((one) => one.kode_barcode !== code)),
    kosongkan: () => setBarang([]),
  };
}
