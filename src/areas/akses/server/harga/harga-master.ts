import { joined, sentence, word } from '#kit/rules/sentence.ts';
import type { Field } from '#kit/contract/field.ts';
import type { Master } from '#kit/contract/master.ts';
import { canonical } from '#kit/server/canonical.ts';
import type { Tx } from '#kit/server/database.ts';
import type { MasterHooks } from '#kit/server/serve-master.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import { adaOwnerLain } from '#areas/akses/server/owner/owner-lain.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Row = Record<string, unknown>;

/** A row as it is in use before a change and after it: none where it is new, removed or was removed. */
export type Ubahan = { readonly row: Row | undefined; readonly before: Row | undefined };

/** Whether a price needs an owner to approve: always of others, and of an owner who is not the only one (D-3.5). */
export const perluSetujuHarga = async (tx: Tx, ctx: Ctx): Promise<boolean> =>
  ctx.level !== 'OWN' || adaOwnerLain(tx, ctx);

/** Prices are the owner's: another person needs an owner to approve, an owner needs another owner if there is one. */
export async function mintaSetujuHarga(
  tx: Tx,
  ctx: Ctx,
  ringkasan: string,
  figures: () => Promise<Angka[]>,
): Promise<void> {
  if (ctx.harga_disetujui || !(await perluSetujuHarga(tx, ctx))) return;
  const angka = await figures();
  await perluOtorisasi(tx, ctx, [
    { event: aksesEvents.UBAH_HARGA_EMAS, siapaPun: true, ringkasan, angka },
  ]);
}

/** What a change touches beside the row: pieces in stock that name it. */
export type Tersentuh = (tx: Tx, row: Row, ctx: Ctx) => Promise<Angka[]>;

/**
 * What every master does that holds a price, a ceiling, a rate or a limit (D-3.5, D-51.8): a user below the owner
 * needs one to approve, and every counter reads its prices again. The database keeps what was and what became of it.
 */
export const hargaHooks = (declared: unknown, sentuh?: Tersentuh): MasterHooks => ({
  agree: (tx: Tx, row: Row | undefined, ctx: Ctx, before: Row | undefined) =>
    setujuHargaMaster(tx, declared as Master, { row, before }, ctx, { sentuh }),
});

/** `lain`: prices of the same row that are kept as rows of harga emas. */
export async function setujuHargaMaster(
  tx: Tx,
  master: Master,
  ubahan: Ubahan,
  ctx: Ctx,
  { lain = [], sentuh }: { lain?: readonly Angka[]; sentuh?: Tersentuh } = {},
): Promise<void> {
  const angka = angkaMaster(master, ubahan);
  if (angka.length > 0) tx.ring('harga', { harga: [] });
  if (angka.length + lain.length === 0) return;
  const told: Row = ubahan.row ?? ubahan.before ?? {};
  const ringkasan = sentence('Ubah {apa} {kunci}', {
    apa: word(master.noun),
    kunci: master.key.map((name) => String(told[name])).join(' '),
  });
  await mintaSetujuHarga(tx, ctx, ringkasan, async () => [
    ...lain,
    ...angka,
    ...((await sentuh?.(tx, told, ctx)) ?? []),
  ]);
}

/** Each price of a row that a change touches, as an approver reads it. */
export function angkaMaster({ fields, harga }: Master, { row, before }: Ubahan): Angka[] {
  const byName = fields as Readonly<Record<string, Field>>;
  return (harga?.fields ?? []).flatMap((name) => {
    const [lama, baru] = [isi(before?.[name]), isi(row?.[name])];
    // A flag that is off says as much as none: a new row with it off changes no price.
    if (canonical(lama ?? false) === canonical(baru ?? false)) return [];
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
