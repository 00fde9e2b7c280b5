import type { Field } from '#kit/contract/field.ts';
import { joined, sentence, word } from '#kit/rules/sentence.ts';
import { canonical } from '#kit/server/canonical.ts';
import type { Tx } from '#kit/server/database.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type { Angka } from '#areas/akses/contract/otorisasi.api.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { levelPeminta } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** What an act of an owner alone would do, as an owner reads it where the vendor's people do it. */
export type MilikOwner = {
  readonly apa: string;
  readonly kunci: string;
  readonly fields: Readonly<Record<string, Field<never> | Field<unknown>>>;
  readonly sebelum?: object | undefined;
  readonly sesudah?: object | undefined;
  /** What is no field of it, such as a secret that is set. */
  readonly lain?: readonly Angka[];
};

/**
 * What belongs to owners, and what a manager may not do at all, is open to the vendor's people by an owner's word
 * (decision 1252): where calls and secrets of the shop go, and who owns a new shop. Of an owner nothing is asked here.
 */
export async function jagaDukungan(tx: Tx, ctx: Ctx, milik: MilikOwner): Promise<void> {
  tx.guards.add('support');
  if (levelPeminta(ctx.level) === ctx.level) return;
  const { apa, kunci, lain = [] } = milik;
  const angka = [...bedaMilik(milik), ...lain];
  if (angka.length === 0) return;
  const ringkasan = sentence('Ubah {apa} {kunci}', { apa: word(apa), kunci });
  await perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.UBAH_PARAMETER,
      ringkasan,
      angka: [{ label: 'Perubahan', nilai: ringkasan }, ...angka],
    },
  ]);
}

function bedaMilik({ fields, sebelum = {}, sesudah = {} }: MilikOwner): Angka[] {
  const [lama, baru] = [sebelum, sesudah] as Record<string, unknown>[];
  return Object.entries(fields).flatMap(([name, field]) => {
    const [dari, ke] = [lama?.[name] ?? null, baru?.[name] ?? null];
    return canonical(dari) === canonical(ke)
      ? []
      : [
          {
            label: field.label,
            nilai: joined([kataNilai(field, dari), kataNilai(field, ke)], ' → '),
          },
        ];
  });
}
