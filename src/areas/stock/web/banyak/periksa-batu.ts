import * as z from 'zod/mini';
import { sentence, word } from '#kit/rules/sentence.ts';
import { periksaBatu, type MasterBarang } from '#areas/stock/rules/periksa-barang.ts';
import { fieldOf, NAMA_BATU, namaBatu, type NamaBatu } from '#areas/stock/web/banyak/kolom.ts';
import { keBarang, type Baris, type Potong } from '#areas/stock/web/banyak/lembar.ts';

/** The codes that the columns of stones choose from; none while they are not there. */
export type PilihanBatu = Readonly<Partial<Record<NamaBatu, ReadonlySet<string>>>>;
type Pesan = Partial<Record<NamaBatu, string>>;
type Master = Pick<MasterBarang, 'jenis' | 'jenisBerlian'> & { readonly batu: PilihanBatu };

export const TIDAK_TERBACA = 'Angka Tidak Terbaca, Periksa Titik Dan Koma';

/** What is wrong with the stones of a piece, by their lines. */
export function periksaBatuDi(
  rows: readonly Baris[],
  { baris, batu }: Potong,
  master: Master,
): [number, Pesan][] {
  const kode_dept = rows[baris]?.kode_dept?.trim().toUpperCase() ?? '';
  const [bukan] = periksaBatu({ kode_dept, berlian: batu }, master);
  return batu.map((at): [number, Pesan] => [
    at,
    bukan ? { batu_carat: bukan.message } : satuBatu(rows[at] ?? {}, master.batu),
  ]);
}

/** By the server's own fields, so in its own words; what there is to choose from is asked beside them. */
function satuBatu(baris: Baris, pilihan: PilihanBatu): Pesan {
  const { batu, salah } = keBarang(baris);
  const told = (name: NamaBatu): string | undefined => {
    const { label, schema, optional } = fieldOf(name);
    const value = batu[namaBatu(name)];
    if (salah.includes(name)) return TIDAK_TERBACA;
    if (value === undefined)
      return optional ? undefined : sentence('{label} Tidak Boleh Kosong', { label: word(label) });
    if (typeof value === 'string' && pilihan[name]?.has(value) === false)
      return sentence('{label} Tidak Ditemukan', { label: word(label) });
    return z.safeParse(schema, value).error?.issues[0]?.message;
  };
  return Object.fromEntries(
    NAMA_BATU.map((name) => [name, told(name)] as const).filter(([, words]) => words),
  );
}
