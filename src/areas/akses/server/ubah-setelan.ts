import type { Refusal } from '#kit/rules/refusal.ts';
import { said, sentence, word } from '#kit/rules/sentence.ts';
import * as z from 'zod/mini';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Schema } from '#kit/contract/field.ts';
import type { Tx } from '#kit/server/database.ts';
import { encode } from '#kit/server/wire/encode.ts';
import { parse } from '#kit/server/parse.ts';
import { conflictIf, Problem, refuseIf } from '#kit/server/problem.ts';
import type { AllModuls, IsOn, Modul } from '#areas/toko/contract/modul.ts';
import type { AllParameters } from '#areas/toko/contract/parameter.ts';
import { aksesParam } from '#areas/akses/contract/akses.parameter.ts';
import { bolehSetel } from '#areas/toko/rules/level.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import {
  findModul,
  findParameter,
  modulRowOf,
  parameterRowOf,
} from '#areas/toko/server/lihat-setelan.ts';
import { isOnBy, readSetelanToko } from '#areas/toko/server/setelan.ts';
import {
  findModulRow,
  listModulRow,
  lockSetelan,
  saveModul,
  saveParameter,
} from '#areas/toko/server/setelan.table.ts';
import { aksesEvents } from '#areas/akses/contract/akses.event.ts';
import type {
  ubahModulEndpoint,
  ubahParameterEndpoint,
} from '#areas/akses/contract/setelan.api.ts';
import {
  periksaUbahModul,
  tentukanHakModul,
  type KeadaanModul,
} from '#areas/akses/rules/ubah-modul.ts';
import { adaOwnerLain } from '#areas/akses/server/owner/owner-lain.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';

const notAllowed = () => new Problem(403, 'TIDAK_BERHAK', 'Anda Tidak Berhak Mengubah Data Ini');

/** What must be so in the shop before a parameter of another area may change. */
export type JagaParameter = Readonly<
  Record<string, ((tx: Tx, ctx: Ctx) => Promise<Refusal | undefined>) | undefined>
>;
type Rumah = { readonly parameters: AllParameters; readonly jaga: JagaParameter };

/** Sets a parameter from now on; every screen of the shop is notified (D-4.2). */
export const ubahParameter =
  ({ parameters, jaga }: Rumah) =>
  async (tx: Tx, { params, body }: InputOf<typeof ubahParameterEndpoint>, ctx: Ctx) => {
    const one = findParameter(parameters, params.key);
    const { key, field, level, harga, batas } = one;
    const bounds = harga === true || batas === true;
    const { schema } = field;
    const value = parseValue(schema, body.value);
    await lockSetelan(tx, ctx.kode_toko);
    const { param } = await readSetelanToko(tx, ctx.kode_toko);
    const sebelum = parameterRowOf(one, param);
    const changes = JSON.stringify(sebelum.value) !== JSON.stringify(encode(schema, value));
    const tolak = changes ? await jaga[key]?.(tx, ctx) : undefined;
    if (tolak) conflictIf(true, tolak);
    const berdua =
      (bounds || key === aksesParam.OWN_TANPA_OTORISASI.key) && (await adaOwnerLain(tx, ctx));
    if (berdua || !bolehSetel(level, ctx.level)) {
      if (!level.includes('OWN')) throw notAllowed();
      await perluOtorisasi(tx, ctx, [
        {
          event: aksesEvents.UBAH_PARAMETER,
          siapaPun: true,
          ringkasan: sentence('Ubah parameter {key}', { key }),
          angka: [
            { label: 'Parameter', nilai: said(field.label) },
            { label: 'Nilai lama', nilai: kataNilai(field, param(one)) },
            { label: 'Nilai baru', nilai: kataNilai(field, value) },
          ],
        },
      ]);
    }

    const wire = encode(schema, value);
    await saveParameter(tx, ctx.kode_toko, { key, value: wire, input_by: ctx.user_id, op: ctx.op });
    const sesudah = { ...sebelum, value: wire };
    tx.audit({
      tindakan: 'UBAH_PARAMETER',
      tabel: 'parameter_toko',
      kunci: key,
      sebelum: { value: sebelum.value },
      sesudah: { value: wire },
    });
    tx.ring('settings-changed', [{ key, value: wire }]);
    if (bounds) tx.ring('harga', { harga: [] });
    return sesudah;
  };

/** The value by the key's own field; an error is reported at `value`. */
function parseValue(schema: Schema<unknown>, given: unknown): unknown {
  const shape = z.strictObject({ value: schema as z.ZodMiniType });
  return parse(shape, { value: given }).value;
}

/** Switches a module; what it hides stays in the database (D-4.1). */
export const ubahModul =
  ({ moduls }: { readonly moduls: AllModuls }) =>
  async (tx: Tx, { params, body }: InputOf<typeof ubahModulEndpoint>, ctx: Ctx) => {
    const one = findModul(moduls, params.key);
    const { key } = one;
    await lockSetelan(tx, ctx.kode_toko);
    const { modul } = await readSetelanToko(tx, ctx.kode_toko);
    const stored = await findModulRow(tx, ctx.kode_toko, key);
    const keadaan = keadaanOf(one, stored, modul);
    const ubah = {
      aktif: body.aktif,
      berlaku_sampai: body.berlaku_sampai ?? stored?.berlaku_sampai ?? null,
      peringatan_dibaca: body.peringatan_dibaca ?? false,
    };
    const hak = tentukanHakModul(ctx.level, keadaan, ubah, await adaOwnerLain(tx, ctx));
    if (hak === 'TIDAK') throw notAllowed();
    refuseIf(periksaUbahModul(keadaan, ubah, ctx.hari, ctx.level));
    if (hak === 'OTORISASI') await setujuModul(tx, one, ubah.aktif, ctx);

    await saveModul(tx, ctx.kode_toko, {
      key,
      aktif: ubah.aktif,
      berlaku_sampai: ubah.berlaku_sampai,
      peringatan_by: ubah.aktif && ubah.peringatan_dibaca ? ctx.user_id : null,
      op: ctx.op,
    });
    const aktif = isOnBy(await listModulRow(tx, ctx.kode_toko), ctx.hari)(one);
    const sebelum = modulRowOf(one, modul(one), stored);
    const sesudah = modulRowOf(one, aktif, ubah);
    // That its notice was read is no part of the returned row, but it is a change for the audit.
    const dibaca = ubah.aktif && ubah.peringatan_dibaca && { peringatan_dibaca: true };
    tx.audit({
      tindakan: 'UBAH_MODUL',
      tabel: 'modul_toko',
      kunci: key,
      sebelum,
      sesudah: { ...sesudah, ...dibaca },
    });
    tx.ring('settings-changed', [{ key, value: aktif }]);
    return sesudah;
  };

function keadaanOf(
  { berbayar, butuh, peringatan }: Modul,
  stored: Awaited<ReturnType<typeof findModulRow>>,
  isOn: IsOn,
): KeadaanModul {
  return {
    berbayar: berbayar ?? false,
    kurang: butuh.filter((one) => !isOn(one)).map(({ nama }) => nama),
    peringatan: stored?.peringatan_by ? null : (peringatan ?? null),
    berlaku_sampai: stored?.berlaku_sampai ?? null,
  };
}

const setujuModul = (tx: Tx, one: Modul, aktif: boolean, ctx: Ctx): Promise<void> =>
  perluOtorisasi(tx, ctx, [
    {
      event: aksesEvents.UBAH_MODUL,
      siapaPun: true,
      ringkasan: sentence(aktif ? 'Aktifkan modul {nama}' : 'Matikan modul {nama}', {
        nama: word(one.nama),
      }),
      angka: [
        { label: 'Modul', nilai: said(one.nama) },
        { label: 'Sebelum', nilai: ctx.modul(one) ? 'aktif' : 'tidak aktif' },
        { label: 'Sesudah', nilai: said(aktif ? 'aktif' : 'tidak aktif') },
        // Of two owners the one who agrees answers for it as well: he reads the notice (D-32.9).
        ...(aktif && one.peringatan ? [{ label: 'Peringatan', nilai: said(one.peringatan) }] : []),
      ],
    },
  ]);
