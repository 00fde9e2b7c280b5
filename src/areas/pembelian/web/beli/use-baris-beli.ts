import { useState } from 'react';
import { call } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { keysAfter } from '#kit/web/base/key-router.ts';
import { t } from '#kit/web/base/text.ts';
import { beep } from '#kit/web/counter/sound.ts';
import { focusSoon } from '#kit/web/write/focus.ts';
import { inTurn } from '#kit/rules/lists.ts';
import { cariNotaEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import {
  barisKosong,
  barisNota,
  type BarisDraft,
  type Nota,
} from '#areas/pembelian/web/beli/draft-beli.ts';

type Daftar = readonly BarisDraft[];
type Parts = {
  baris: Daftar;
  setBaris: (change: (old: Daftar) => Daftar) => void;
  onNota: (nota: Nota) => void;
  /** What a scan that names a person does; nothing for any other. */
  onOrang?: (kode: string) => Promise<Said> | undefined;
};
export type Said = { readonly text: string; readonly bad: boolean };

/** The lines of gold on a counter, by scan of a nota or typed; wherever they are kept. */
export function useBarisBeli({ baris, setBaris, onNota, onOrang }: Parts) {
  const [said, setSaid] = useState<Said>();
  const tambah = (buat: (id: number) => BarisDraft, fokus: string) => {
    const id = 1 + Math.max(0, ...baris.map((one) => one.id));
    setBaris((old) => [...old, buat(id)]);
    requestAnimationFrame(() => focusSoon(`${fokus}-${id}`));
  };
  const masukkan = (nota: Nota): Said => {
    if (baris.some((one) => one.kode_barcode === nota.kode_barcode))
      return { text: t('Barcode Sudah Ada Di Tabel'), bad: true };
    if (nota.no_faktur_beli)
      return { text: t('Barang Di Nota Ini Sudah Dibeli Kembali'), bad: true };
    setBaris((old) => {
      const id = 1 + Math.max(0, ...old.map((one) => one.id));
      requestAnimationFrame(() => focusSoon(`berat-${id}`));
      return [...old, barisNota(id, nota)];
    });
    onNota(nota);
    return { text: t('{kode} masuk nota', { kode: nota.kode_barcode }), bad: false };
  };
  /** Adds the pieces of a nota, or the one of a barcode, and says what came of it. */
  const baca = async (q: string): Promise<Said> => {
    try {
      const notas = await call(cariNotaEndpoint, { query: { q } });
      return inTurn(notas.map(masukkan), notas.length - 1);
    } catch (error) {
      if (!isProblem(error)) throw error;
      return { text: t(error.message), bad: true };
    }
  };
  // The weight that is typed at once belongs to the line that the nota brings.
  const cari = (q: string): Promise<Said> => keysAfter(baca(q));
  return {
    baris,
    said,
    cari,
    pindai: async (q: string) => {
      const hasil = await (onOrang?.(q) ?? cari(q));
      setSaid(hasil);
      beep(hasil.bad ? 'missing' : 'found');
    },
    tambahKosong: () => tambah(barisKosong, 'nama_barang'),
    ubah: (id: number, part: Partial<BarisDraft>) =>
      setBaris((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    buang: (id: number) => setBaris((old) => old.filter((one) => one.id !== id)),
    kosongkan: () => {
      setBaris(() => []);
      setSaid(undefined);
    },
  };
}
