import { useState } from 'react';
import { BARANG_PALING_BANYAK } from '#areas/stock/contract/barang.api.ts';
import { kolomDi, type NamaKolom } from '#areas/stock/web/banyak/kolom.ts';
import { tempel, tulis, type Baris, type Tempat } from '#areas/stock/web/banyak/lembar.ts';
import { useDraft } from '#kit/web/write/use-draft.ts';

/** The cell that is being typed in, and what it began with. */
export type Sunting = Tempat & { readonly awal: string };

/** The sheet as it is typed: kept through a reload, one step back with Ctrl+Z. */
export function useLembar(shop: Parameters<typeof kolomDi>[0]) {
  const [rows, setRows, dropRows] = useDraft<readonly Baris[]>('tambah-barang-banyak', []);
  const [lalu, setLalu] = useState<readonly (readonly Baris[])[]>([]);
  const [di, setDi] = useState<Tempat>({ baris: 0, kolom: 0 });
  const [sunting, setSunting] = useState<Sunting>();

  const kolom = kolomDi(shop);
  const names: readonly NamaKolom[] = kolom.map(([name]) => name);
  const put = (next: readonly Baris[]) => {
    setLalu([rows, ...lalu].slice(0, 30));
    setRows(next);
  };
  const ke = (baris: number, at: number) =>
    setDi({
      baris: Math.max(0, Math.min(BARANG_PALING_BANYAK - 1, baris)),
      kolom: Math.max(0, Math.min(names.length - 1, at)),
    });
  const text = (at: Tempat): string => {
    const nama = names[at.kolom];
    return (nama && rows[at.baris]?.[nama]) ?? '';
  };
  return {
    rows,
    kolom,
    names,
    di,
    sunting,
    ke,
    text,
    mulai: (awal?: string) => setSunting({ ...di, awal: awal ?? text(di) }),
    batal: () => setSunting(undefined),
    selesai: (value: string, turun = 0, kanan = 0) => {
      if (sunting && value !== text(sunting)) put(tulis(rows, sunting, value, names));
      setSunting(undefined);
      if (turun !== 0 || kanan !== 0) ke(di.baris + turun, di.kolom + kanan);
    },
    /** A value from elsewhere for the selected line; then selects the next line for the next value. */
    isiBaris: (name: NamaKolom, value: string) => {
      const kolom_ke = names.indexOf(name);
      put(tulis(rows, { baris: di.baris, kolom: kolom_ke }, value, names));
      ke(di.baris + 1, kolom_ke);
    },
    hapusSel: () => text(di) && put(tulis(rows, di, '', names)),
    salinAtas: () =>
      di.baris > 0 && put(tulis(rows, di, text({ ...di, baris: di.baris - 1 }), names)),
    hapusBaris: (baris: number) => put(rows.filter((_, at) => at !== baris)),
    tempel: (tabel: readonly (readonly string[])[]) => put(tempel(rows, tabel, di, names)),
    urung: () => {
      const [before, ...rest] = lalu;
      if (!before) return;
      setRows(before);
      setLalu(rest);
    },
    kosongkan: () => {
      dropRows();
      setLalu([]);
      ke(0, 0);
    },
  };
}
export type Lembar = ReturnType<typeof useLembar>;
