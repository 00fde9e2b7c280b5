import { joined, sentence, word } from '#kit/rules/sentence.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { canonical } from '#kit/server/canonical.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import { countBarangMaster } from '#areas/barang/server/harga.table.ts';
import { mintaSetujuHarga } from '#areas/barang/server/setuju-harga.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

/** A row as it is in use before a change and after it: none where it is new, removed or was removed. */
export type Ubahan = { readonly row: Row | undefined; readonly before: Row | undefined };

/**
 * What every master does that sells or buys for something (D-3.5): whoever is not the owner needs one to
 * approve, and every counter reads its prices again. The database keeps what was and what became of it.
 */
export const hargaHooks = (declared: unknown): MasterHooks => ({
  agree: (tx: Tx, row: Row | undefined, ctx: Ctx, before: Row | undefined) =>
    setujuHargaMaster(tx, declared as Master, { row, before }, ctx),
});

/** `lain`: prices of the same row that are kept as rows of harga emas. */
export async function setujuHargaMaster(
  tx: Tx,
  master: Master,
  ubahan: Ubahan,
  ctx: Ctx,
  lain: Angka[] = [],
): Promise<void> {
  const angka = angkaMaster(master, ubahan);
  if (angka.length > 0) tx.ring('harga', { harga: [] });
  if (angka.length + lain.length === 0) return;
  const told: Row = ubahan.row ?? ubahan.before ?? {};
  const [key] = master.key;
  const code = told[key];
  const ringkasan = sentence('Ubah {apa} {kunci}', {
    apa: word(master.noun),
    kunci: master.key.map((name) => String(told[name])).join(' '),
  });
  await mintaSetujuHarga(tx, ctx, ringkasan, async () => {
    const barang = await countBarangMaster(tx, ctx.kode_toko, key, code);
    const sentuh = barang === null ? [] : [{ label: 'Barang di stock', nilai: String(barang) }];
    return [...lain, ...angka, ...sentuh];
  });
}

/** Each price of a row that a change touches, as an approver reads it. */
export function angkaMaster({ fields, harga }: Master, { row, before }: Ubahan): Angka[] {
  const byName = fields as Readonly<Record<string, Field>>;
  return (harga?.fields ?? []).flatMap((name) => {
    const [lama, baru] = [isi(before?.[name]), isi(row?.[name])];
    if (canonical(lama) === canonical(baru)) return [];
    const field = byName[name];
    if (!field) return [];
    return [
      {
        label: field.label,
        nilai: joined([kataNilai(field, lama), kataNilai(field, baru)], ' → '),
      },
    ];
  });
}

/** An empty list is no value, as an empty field is none. */
const isi = (value: unknown): unknown =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? null : value;
